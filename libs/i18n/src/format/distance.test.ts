import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceText, roundDistance } from './distance.ts'

describe('distanceText', () => {
  it.each([
    [3120, 'BR', 'pt-BR', /^3,1\skm$/],
    [12_600, 'BR', 'pt-BR', /^13\skm$/],
    [3219, 'US', 'en', /^2\smi$/],
    [80, 'MX', 'es', /^0,1\skm$/],
    [0, 'BR', 'pt-BR', /^0,1\skm$/],
  ] as const)('formats %i m for %s in %s', (metres, country, locale, text) => {
    expect(distanceText(metres, country, locale)).toMatch(text)
  })
})

describe('roundDistance', () => {
  it('returns the largest round distance that fits a map scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 1e6, noNaN: true }), (most) => {
        const round = roundDistance(most, 'BR')
        expect(round).toBeLessThanOrEqual(most * (1 + 1e-9))
        expect(round).toBeGreaterThan(most / 2.6)
      }),
    )
  })
})
