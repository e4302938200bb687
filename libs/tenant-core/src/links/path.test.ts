import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPath } from './path.ts'

describe('buildPath', () => {
  it('fills the parameters of a pattern', () => {
    expect(buildPath('/event')).toBe('/event')
    expect(buildPath('/event/:eventId', { eventId: 7 })).toBe('/event/7')
    expect(buildPath('/a/:one/b/:two', { one: 'x', two: 2 })).toBe('/a/x/b/2')
    expect(buildPath('/:a/:ab', { a: 'A', ab: 'B' })).toBe('/A/B')
  })

  it('inserts each value literally within its own segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
        const path = buildPath('/ebds/:ebdSlug/end', { ebdSlug: slug })
        expect(path).toMatch(/^\/ebds\/[^/?#]+\/end$/)
        expect(decodeURIComponent(path.split('/')[2]!)).toBe(slug)
      }),
    )
    expect(buildPath('/:a/:b', { a: ':b', b: 'x' })).toBe('/%3Ab/x')
  })
})
