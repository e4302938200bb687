import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOf } from './plan.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const places = fc.array(fc.record({ latitude: degrees(60), longitude: degrees(1) }), { minLength: 1, maxLength: 40 })

describe('planOf', () => {
  it('places every entry once within the edges, with pins apart', () => {
    fc.assert(
      fc.property(places, (given) => {
        const plan = planOf(given, (place) => place)!
        expect(plan.spots.flatMap(({ items }) => items)).toHaveLength(given.length)
        for (const { x, y } of plan.spots) {
          for (const part of [x, y]) expect(part).toBeGreaterThanOrEqual(0.1 - 1e-6)
          for (const part of [x, y]) expect(part).toBeLessThanOrEqual(0.9 + 1e-6)
        }
        plan.spots.forEach((one, index) =>
          plan.spots
            .slice(index + 1)
            .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.08)),
        )
      }),
    )
  })

  it('has north up and east right, and is undefined without places', () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude })
    const [north, east] = planOf([at(1, 0), at(0, 1)], (place) => place)!.spots
    expect(north!.y).toBeLessThan(east!.y)
    expect(north!.x).toBeLessThan(east!.x)
    expect(planOf([1, 2], () => null)).toBeUndefined()
    expect(planOf([1, 2], () => at(-23.59, -46.64))).toMatchObject({ spots: [{ x: 0.5, y: 0.5, items: [1, 2] }] })
  })
})
