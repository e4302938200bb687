import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersOf, pinName, type NumberedPlace } from './map-place.ts'

const entries = fc
  .array(fc.nat(500), { minLength: 1, maxLength: 12 })
  .map((numbers) =>
    numbers.map((number): NumberedPlace => ({ number, id: number, name: `Grupo ${number}`, place: null })),
  )

describe('the words of a pin', () => {
  it('are all its numbers, or the first ones and how many more there are', () => {
    const four = [1, 2, 5, 7].map((number) => ({ number, id: number, name: `G${number}`, place: null }))
    expect(numbersOf(four)).toBe('1 · 2 · 5 · 7')
    expect(numbersOf(four, 3)).toBe('1 · 2 · 5 +1')
    expect(pinName(four.slice(0, 2))).toBe('1 · 2: G1; G2')
  })

  it('name every entry, after what is seen on the pin', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 12 }), (given, most) => {
        const name = pinName(given, most)
        expect(name.startsWith(`${numbersOf(given, most)}: `)).toBe(true)
        for (const entry of given) expect(name).toContain(entry.name)
      }),
    )
  })
})
