import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'
import type { PageNeeds } from './page-contract.ts'

const routes: Record<string, Omit<PageNeeds, 'canonical'>> = {
  '/': { route: '/', query: [], personal: false },
  '/event/7': { route: '/event/:eventId', query: ['buyingStep', 'fillTicket', 'beginWith'], personal: false },
  '/event/7/tickets': { route: '/event/:eventId/tickets', query: ['tab'], personal: true },
  '/event/8/tickets': { route: '/event/:eventId/tickets', query: ['tab'], personal: true },
  '/videos': { route: '/videos', query: ['playlist'], personal: false },
  '/checkout': { route: '/checkout', query: [], personal: false },
  '/embed/praise': { route: '/embed/praise', query: ['praiseId'], personal: false },
}
const needsOf = (pathname: string): PageNeeds => {
  const declared = routes[pathname.toLowerCase()]
  if (!declared) return { route: null, query: ['message'], personal: false, canonical: false }
  return { ...declared, canonical: pathname in routes }
}
const at = (target: string, host = 'demo.localhost:4200') => pageAddress('http', host, target, needsOf)

describe('pageAddress', () => {
  it('keeps only the parameters that a page depends on', () => {
    expect(at('/event/7?utm_source=x&buyingStep=2&fbclid=y')).toMatchObject({
      url: 'http://demo.localhost:4200/event/7?buyingStep=2',
      keep: false,
    })
    expect(at('/?utm_source=x')).toMatchObject({ url: 'http://demo.localhost:4200/', keep: true })
  })

  it('reads only parameters that the route declares', () => {
    expect(at('/videos?playlist=youth')).toMatchObject({
      url: 'http://demo.localhost:4200/videos?playlist=youth',
      keep: false,
    })
    expect(at('/videos?term=x&page=2&buyingStep=2')).toMatchObject({
      url: 'http://demo.localhost:4200/videos',
      keep: true,
    })
    expect(at('/?playlist=youth')?.name).toBe(at('/')?.name)
    expect(at('/?playlist=youth')?.exact).toBe(false)
  })

  it('is fixed only if no part of it is freely chosen', () => {
    expect(at('/videos')).toMatchObject({ keep: true, fixed: true })
    expect(at('/event/7')).toMatchObject({ keep: true, fixed: false })
    expect(at('/videos?playlist=youth')).toMatchObject({ keep: false, fixed: false })
    for (const other of ['/Videos', '/nowhere']) expect(at(other)).toMatchObject({ keep: false, fixed: false })
  })

  it('shares one cached frame among all addresses of a personal route', () => {
    expect(at('/event/7/tickets?tab=2')).toMatchObject({ keep: true, fixed: true })
    expect(at('/event/7/tickets?tab=2')?.name).toBe(at('/event/8/tickets')?.name)
    expect(at('/event/7/tickets')?.name).not.toBe(at('/event/7/tickets', 'other.localhost:4200')?.name)
  })

  it('drops a token from everything that is derived from it', () => {
    const address = at('/?token=secret&embed=true')
    expect(address).toMatchObject({ hasToken: true, embed: true, keep: true })
    expect(address?.url).not.toContain('secret')
  })

  it('forbids caching a frame for one person’s card', () => {
    for (const path of ['print-member-card', 'Print-Member-Card/', 'print%2Dmember-card']) {
      const address = at(`/embed/${path}?userId=8&key=secret`)
      expect(address).toMatchObject({ hasToken: true, embed: true })
      expect(address?.url).not.toContain('secret')
    }
    expect(at('/embed/praise')?.hasToken).toBe(false)
  })

  it('recognises embed mode by its parameter and by its routes', () => {
    expect(at('/embed/chat?channel=demo')?.embed).toBe(true)
    expect(at('/embedded')?.embed).toBe(false)
    expect(at('/?embed=false')?.embed).toBe(false)
  })

  it('reads the language of a frame, on which no other page depends', () => {
    expect(at('/embed/praise?praiseId=1&lang=es')).toMatchObject({
      url: 'http://demo.localhost:4200/embed/praise?praiseId=1',
      frameLanguage: 'es',
    })
    expect(at('/?lang=es')?.frameLanguage).toBeUndefined()
  })

  it('recognises the end of a challenge by its parameter, on which the page does not depend', () => {
    expect(at('/checkout?challenge=ch_1')).toMatchObject({
      url: 'http://demo.localhost:4200/checkout',
      challenge: true,
      embed: false,
      keep: true,
    })
    expect(at('/checkout')?.challenge).toBe(false)
  })

  it.each(['//evil.test/x', 'http://evil.test/', '/\\evil.test'])('never takes over another host: %s', (target) =>
    expect(at(target)?.url ?? 'http://demo.localhost:4200/').toMatch(/^http:\/\/demo\.localhost:4200\//),
  )

  it('cuts a long value', () => {
    expect(at(`/error?message=${'x'.repeat(5_000)}`)?.url.length).toBeLessThan(600)
  })
})
