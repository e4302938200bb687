import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { churchOfHost } from './church-lookup.ts'

const of = (host: string, appDomain = 'app.test') => churchOfHost(host, appDomain)

describe('churchOfHost', () => {
  it.each([
    ['demo.app.test', { code: 'demo' }],
    ['demo.app.test:8080', { code: 'demo' }],
    ['Demo.APP.Test.', { code: 'demo' }],
    ['demo.app.test.:443', { code: 'demo' }],
    ['www.demo.app.test', { hostname: 'www.demo.app.test' }],
    ['demoapp.test', { hostname: 'demoapp.test' }],
    ['demo.app.test.evil.test', { hostname: 'demo.app.test.evil.test' }],
    ['WWW.Vida.test:3000', { hostname: 'www.vida.test' }],
    ['pay.vida.test', { hostname: 'pay.vida.test' }],
    ['127.0.0.1:80', { hostname: '127.0.0.1' }],
  ])('reads %s', (host, church) => {
    expect(of(host)).toEqual(church)
  })

  it.each([
    'app.test',
    'app.test:4200',
    '.app.test',
    'pay.app.test:4200',
    '[::1]:80',
    '',
    'a b',
    'evil.app.test/../demo.app.test',
    'x'.repeat(300),
  ])('finds no church in %j', (host) => {
    expect(of(host)).toBeNull()
  })

  it('compares the domain without regard to case', () => {
    expect(of('demo.app.test', 'App.Test')).toEqual({ code: 'demo' })
    expect(of('app.test', 'App.Test')).toBeNull()
  })

  it('takes an app domain of one label', () => {
    expect(of('demo.localhost', 'localhost')).toEqual({ code: 'demo' })
    expect(of('notlocalhost', 'localhost')).toEqual({ hostname: 'notlocalhost' })
    expect(of('localhost', 'localhost')).toBeNull()
  })

  it('never throws and returns a code only for one label before the domain', () => {
    const label = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/)
    const hosts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => `${labels.join('.')}.app.test`),
      fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.')),
    )
    fc.assert(
      fc.property(hosts, fc.option(fc.integer({ min: 1, max: 65535 })), (name, port) => {
        const found = of(port ? `${name}:${port}` : name)
        if (found === null) return
        const { code, hostname } = found
        expect([code, hostname].filter((text) => text !== undefined)).toHaveLength(1)
        if (code !== undefined) {
          expect(code).not.toMatch(/^$|\./)
          expect(name.toLowerCase()).toMatch(/^[^.]+\.app\.test/)
        }
      }),
    )
  })

  it('returns the label of every host with one label', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/).filter((label) => label !== 'pay'),
        (label) => {
          expect(of(`${label}.app.test`)).toEqual({ code: label })
          expect(of(`a.${label}.app.test`)).toEqual({ hostname: `a.${label}.app.test` })
        },
      ),
    )
  })
})
