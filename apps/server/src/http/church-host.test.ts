import { describe, expect, it } from 'vitest'
import { churchHost } from './church-host.ts'

describe('churchHost', () => {
  it.each([
    ['demo.localhost:4200', { codigo: 'demo' }],
    ['DEMO.localhost', { codigo: 'demo' }],
    ['demo.localhost.', { codigo: 'demo' }],
    ['www.vidaplena.localhost', { hostname: 'www.vidaplena.localhost' }],
    ['www.church.example:8080', { hostname: 'www.church.example' }],
    ['notlocalhost', { hostname: 'notlocalhost' }],
    ['localhost', undefined],
    ['pay.localhost:4200', undefined],
    ['pay.church.example', { hostname: 'pay.church.example' }],
    ['localhost:4200', undefined],
    ['', undefined],
    ['a b', undefined],
    ['evil.localhost/../demo.localhost', undefined],
    ['x'.repeat(300), undefined],
    ['[::1]:4200', undefined],
  ])('reads %s', (host, expected) => {
    expect(churchHost(host, 'localhost')).toEqual(expected)
  })

  it('takes an app domain of several labels', () => {
    expect(churchHost('demo.atrio.example', 'atrio.example')).toEqual({ codigo: 'demo' })
    expect(churchHost('a.demo.atrio.example', 'atrio.example')).toEqual({ hostname: 'a.demo.atrio.example' })
    expect(churchHost('atrio.example', 'atrio.example')).toBeUndefined()
  })
})
