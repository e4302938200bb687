import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannerTarget } from './banner-target.ts'

describe('bannerTarget', () => {
  it.each([
    ['/event/7?x=1', 'inside'],
    ['https://example.org/a', 'outside'],
    ['HTTP://example.org', 'outside'],
  ])('classifies %s as %s', (url, kind) => {
    expect(bannerTarget(url)).toEqual({ kind, href: url })
  })

  it.each([null, '', '//example.org', '/\\example.org', 'javascript:alert(1)', 'event/7', 'data:text/html,x'])(
    'rejects %s',
    (url) => {
      expect(bannerTarget(url)).toBeNull()
    },
  )

  it('never classifies another origin as inside', () => {
    const parts = fc.array(fc.constantFrom('/', '\\', 'example.org', ':', 'https', '?', '#', '.', '@'))
    fc.assert(
      fc.property(parts, (some) => {
        const target = bannerTarget(some.join(''))
        if (target?.kind !== 'inside') return
        expect(new URL(target.href, 'https://portal.test').origin).toBe('https://portal.test')
      }),
    )
  })
})
