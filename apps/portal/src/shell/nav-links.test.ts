import { createTestPortal } from '@atrio/testing'
import { describe, expect, it } from 'vitest'
import { hasBottomBar, isCurrent, navLinks } from './nav-links.ts'
import { shellFeatures } from './testing/features.tsx'

describe('hasBottomBar', () => {
  it.each([
    '/give',
    '/checkout',
    '/checkout/thank-you',
    '/event',
    '/event/7',
    '/live',
    '/podcast',
    '/bible',
    '/access',
  ])('is false at %s', (path) => {
    expect(hasBottomBar(path)).toBe(false)
  })
  it.each(['/user/account', '/videos', '/videos/3'])('is false on subpages at %s', (path) => {
    expect(hasBottomBar(path)).toBe(false)
  })
  it.each(['/', '/about', '/prayer', '/events-of-old', '/livestream', '/users', '/news/give'])(
    'is true at %s',
    (path) => {
      expect(hasBottomBar(path)).toBe(true)
    },
  )
})

describe('isCurrent', () => {
  it.each([
    ['/', '/', true],
    ['/live', '/', false],
    ['/event/7', '/event', true],
    ['/events', '/event', false],
  ])('at %s for the link to %s is %s', (pathname, href, is) => {
    expect(isCurrent(pathname, href)).toBe(is)
  })
})

describe('navLinks', () => {
  it('sorts the entries of a place and leaves out modules that are off', async () => {
    const { ctx } = await createTestPortal(shellFeatures, { locale: 'en' })
    expect(navLinks(ctx, 'header').map(({ label, href }) => [label, href])).toEqual([
      ['About', '/about'],
      ['Live', '/live'],
    ])
    const off = await createTestPortal(shellFeatures, { startUp: { modulos: [] } })
    expect(navLinks(off.ctx, 'bottom').map(({ href }) => href)).toEqual(['/'])
  })
})
