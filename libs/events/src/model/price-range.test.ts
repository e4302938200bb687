import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceRange } from './price-range.ts'

it('priceRange distinguishes free, one price, a range, and a range from zero', () => {
  expect(priceRange({ lowestPrice: 0, highestPrice: 0 })).toEqual({ kind: 'free' })
  expect(priceRange({ lowestPrice: 3000, highestPrice: 3000 })).toEqual({ kind: 'one', amount: 3000 })
  expect(priceRange({ lowestPrice: 3000, highestPrice: 15000 })).toEqual({ kind: 'between', from: 3000, to: 15000 })
  expect(priceRange({ lowestPrice: 0, highestPrice: 15000 })).toEqual({ kind: 'upTo', to: 15000 })
})

it('priceRange never contains a zero amount or a reversed range', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (lowestPrice, highestPrice) => {
      const range = priceRange({ lowestPrice, highestPrice })
      const { kind: _, ...amounts } = range
      expect(Object.values(amounts).every((amount) => amount > 0)).toBe(true)
      if (range.kind === 'between') expect(range.from).toBeLessThan(range.to)
      expect(range.kind === 'free').toBe(lowestPrice === 0 && highestPrice === 0)
    }),
  )
})
