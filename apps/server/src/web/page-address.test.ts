import { describe, expect, it } from 'vitest'
import { churchOfHost, pageAddress } from './page-address.ts'

const at = (target: string, host = 'demo.localhost:4200') => pageAddress('http', host, target)

describe('the address of a page', () => {
  it('keeps only what a page depends on', () => {
    expect(at('/event/7?utm_source=x&buyingStep=2&fbclid=y')).toMatchObject({
      url: 'http://demo.localhost:4200/event/7?buyingStep=2',
      hasQuery: true,
    })
    expect(at('/?utm_source=x')).toMatchObject({ url: 'http://demo.localhost:4200/', hasQuery: false })
  })

  it('leaves a token out of everything that is made of it', () => {
    const address = at('/?token=secret&embed=true')
    expect(address).toMatchObject({ hasToken: true, embed: true, hasQuery: false })
    expect(address?.url).not.toContain('secret')
  })

  it('lets nothing be kept of a frame for one person’s card', () => {
    for (const path of ['print-member-card', 'Print-Member-Card/', 'print%2Dmember-card']) {
      const address = at(`/embed/${path}?userId=8&key=secret`)
      expect(address).toMatchObject({ hasToken: true, embed: true, hasQuery: false })
      expect(address?.url).not.toContain('secret')
    }
    expect(at('/embed/praise')?.hasToken).toBe(false)
  })

  it('knows embed mode by its parameter and by its routes', () => {
    expect(at('/embed/chat?channel=demo')?.embed).toBe(true)
    expect(at('/embedded')?.embed).toBe(false)
    expect(at('/?embed=false')?.embed).toBe(false)
  })

  it('knows the language of a frame, on which no other page depends', () => {
    expect(at('/embed/praise?praiseId=1&lang=es')).toMatchObject({
      url: 'http://demo.localhost:4200/embed/praise?praiseId=1',
      frameLanguage: 'es',
    })
    expect(at('/?lang=es')?.frameLanguage).toBeUndefined()
  })

  it('knows the end of a challenge by its parameter, which the page does not depend on', () => {
    expect(at('/checkout?challenge=ch_1')).toMatchObject({
      url: 'http://demo.localhost:4200/checkout',
      challenge: true,
      embed: false,
      hasQuery: false,
    })
    expect(at('/checkout')?.challenge).toBe(false)
  })

  it.each(['//evil.test/x', 'http://evil.test/', '/\\evil.test'])('is of no other host: %s', (target) =>
    expect(at(target)?.url ?? 'http://demo.localhost:4200/').toMatch(/^http:\/\/demo\.localhost:4200\//),
  )

  it('cuts a long value', () => {
    expect(at(`/error?message=${'x'.repeat(5_000)}`)?.url.length).toBeLessThan(600)
  })
})

describe('the church of a host', () => {
  it.each([
    ['demo.localhost:4200', { code: 'demo' }],
    ['DEMO.localhost.', { code: 'demo' }],
    ['www.vidaplena.localhost', { hostname: 'www.vidaplena.localhost' }],
    ['localhost', { hostname: 'localhost' }],
    ['notlocalhost', { hostname: 'notlocalhost' }],
  ])('%s', (host, church) => expect(churchOfHost(host, 'localhost')).toEqual(church))
})
