import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { churchOfHost } from './church-of-host.ts'

const of = (host: string, over: { appDomain?: string; churchCode?: string | null } = {}) =>
  churchOfHost(host, { appDomain: 'app.test', churchCode: null, ...over })

describe('churchOfHost', () => {
  it.each([
    ['demo.app.test', { code: 'demo' }],
    ['demo.app.test:8080', { code: 'demo' }],
    ['Demo.APP.Test.', { code: 'demo' }],
    ['demo.app.test.:443', { code: 'demo' }],
    ['app.test', { hostname: 'app.test' }],
    ['.app.test', { hostname: '.app.test' }],
    ['www.demo.app.test', { hostname: 'www.demo.app.test' }],
    ['demoapp.test', { hostname: 'demoapp.test' }],
    ['demo.app.test.evil.test', { hostname: 'demo.app.test.evil.test' }],
    ['WWW.Vida.test:3000', { hostname: 'www.vida.test' }],
    ['127.0.0.1:80', { hostname: '127.0.0.1' }],
    ['[::1]:80', { hostname: '[::1]' }],
    ['', { hostname: '' }],
  ])('reads %s', (host, church) => {
    expect(of(host)).toEqual(church)
  })

  it('returns the configured church for any host', () => {
    expect(of('www.vida.test', { churchCode: 'vida' })).toEqual({ code: 'vida' })
    expect(of('demo.app.test', { churchCode: 'vida' })).toEqual({ code: 'vida' })
  })

  it('compares the domain without regard to case', () => {
    expect(of('demo.app.test', { appDomain: 'App.Test' })).toEqual({ code: 'demo' })
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
        const { code, hostname } = of(port ? `${name}:${port}` : name)
        expect([code, hostname].filter((found) => found !== undefined)).toHaveLength(1)
        if (code !== undefined) {
          expect(code).not.toMatch(/^$|\./)
          expect(name.toLowerCase()).toMatch(/^[^.]+\.app\.test/)
        }
      }),
    )
  })

  it('returns the label of every host with one label', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/), (label) => {
        expect(of(`${label}.app.test`)).toEqual({ code: label })
        expect(of(`a.${label}.app.test`)).toEqual({ hostname: `a.${label}.app.test` })
      }),
    )
  })
})
