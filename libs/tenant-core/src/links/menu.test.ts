import type { MenuItem } from '@atrio/api-client'
import { locales } from '@atrio/i18n'
import { describe, expect, it } from 'vitest'
import { defineFeature } from '../feature/feature.ts'
import { noMessages, testContext, testTenant } from '../testing/context.tsx'
import { menuLinks } from './menu.ts'

const groups = defineFeature({
  id: 'groups',
  module: 'groups',
  messages: noMessages,
  links: { 'groups.list': () => '/groups' },
})
const labels = { 'pt-BR': 'Células', en: 'Groups', es: 'Grupos' }
const item = (over: Partial<MenuItem> = {}): MenuItem => ({ id: 1, kind: 'groups', url: null, labels, ...over })

const linksOf = (
  menu: MenuItem[],
  { modules = ['groups' as const], locale = 'en' as const, features = [groups] } = {},
) => menuLinks(testContext({ tenant: testTenant({ menu, modules }), locale, features }))

describe('menuLinks', () => {
  it('links to the portal’s own page of an entry', () => {
    expect(linksOf([item()])).toEqual([{ id: 1, kind: 'groups', label: 'Groups', href: '/groups', external: false }])
  })

  it('prefers the portal’s own page over the entry’s address', () => {
    expect(linksOf([item({ url: 'https://elsewhere.test' })])).toMatchObject([{ href: '/groups', external: false }])
  })

  it('leaves out entries whose module is off or that no feature provides', () => {
    expect(linksOf([item()], { modules: [] })).toEqual([])
    expect(linksOf([item({ url: 'https://elsewhere.test' })], { modules: [] })).toEqual([])
    expect(linksOf([item({ kind: 'bible' })])).toEqual([])
    expect(linksOf([item()], { features: [] })).toEqual([])
  })

  it.each(['external', 'radio', 'social', 'externalPodcast'] as const)(
    'links to the external address of %s',
    (kind) => {
      const url = 'https://radio.test/live?x=1'
      expect(linksOf([item({ kind, url })])).toMatchObject([{ kind, href: url, external: true }])
      expect(linksOf([item({ kind })])).toEqual([])
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://x.test',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test',
    '/groups',
    'evil.test',
    'https://',
    'http://[',
    '',
  ])('leaves out the address %j', (url) => {
    expect(linksOf([item({ kind: 'external', url })])).toEqual([])
  })

  it('keeps the church’s order and uses the app’s language', () => {
    const menu = [item({ id: 9, kind: 'radio', url: 'http://r.test' }), item({ id: 2 })]
    for (const locale of locales) {
      const links = menuLinks(
        testContext({ tenant: testTenant({ menu, modules: ['groups'] }), locale, features: [groups] }),
      )
      expect(links.map(({ id, label }) => [id, label])).toEqual([
        [9, labels[locale]],
        [2, labels[locale]],
      ])
    }
  })
})
