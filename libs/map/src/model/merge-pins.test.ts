import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pixelsOf, pixelsOfMetres } from './mercator.ts'
import { mergePins } from './merge-pins.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const place = fc.record({ latitude: degrees(85), longitude: degrees(180) })
const nearby = fc.record({ latitude: degrees(0.2), longitude: degrees(0.2) })
const items = fc
  .array(fc.oneof(place, nearby), { maxLength: 40 })
  .map((places) => places.map((at, id) => ({ id, place: at })))
const APART = 46
const zooms = fc.integer({ min: 2, max: 19 })

describe('the projection of street maps', () => {
  it('has the whole world in one tile at zoom 0, with Greenwich and the equator in its middle', () => {
    expect(pixelsOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
    expect(pixelsOf({ latitude: 90, longitude: -180 }, 0).x).toBe(0)
    expect(pixelsOf({ latitude: 90, longitude: 0 }, 0).y).toBeCloseTo(0, 6)
    expect(pixelsOf({ latitude: -90, longitude: 180 }, 0).y).toBeCloseTo(256, 6)
    // the tile of São Paulo's cathedral, by the published formula
    const { x, y } = pixelsOf({ latitude: -23.5503, longitude: -46.6339 }, 12)
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([1517, 2323])
  })

  it('has as many pixels for a distance as lie between two places of that distance', () => {
    const [south, north] = [-23.5503, -23.5413].map((latitude) => ({ latitude, longitude: -46.6339 }))
    const apart = pixelsOf(south!, 14).y - pixelsOf(north!, 14).y
    expect(pixelsOfMetres(1000, south!, 14) / apart).toBeCloseTo(1, 2)
  })

  it('doubles with each zoom, grows eastwards and southwards', () => {
    fc.assert(
      fc.property(place, place, zooms, (one, other, zoom) => {
        const [a, b] = [pixelsOf(one, zoom), pixelsOf(other, zoom)]
        expect(pixelsOf(one, zoom + 1).x).toBeCloseTo(2 * a.x, 3)
        expect(pixelsOf(one, zoom + 1).y).toBeCloseTo(2 * a.y, 3)
        if (one.longitude < other.longitude) expect(a.x).toBeLessThanOrEqual(b.x)
        if (one.latitude > other.latitude) expect(a.y).toBeLessThanOrEqual(b.y)
      }),
    )
  })
})

describe('pins at a zoom', () => {
  it('show every entry once, in its order, and keep their distance', () => {
    fc.assert(
      fc.property(items, zooms, (given, zoom) => {
        const pins = mergePins(given, zoom, APART)
        expect(pins.flatMap((pin) => pin.items.map(({ id }) => id)).sort((a, b) => a - b)).toEqual(
          given.map(({ id }) => id),
        )
        const firsts = pins.map((pin) => pin.items[0]!.id)
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
        const spots = pins.map(({ at }) => pixelsOf(at, zoom))
        spots.forEach((one, index) =>
          spots
            .slice(index + 1)
            .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART)),
        )
      }),
    )
  })

  it('hold only what is near them', () => {
    fc.assert(
      fc.property(items, zooms, (given, zoom) => {
        for (const { at, items: held } of mergePins(given, zoom, APART)) {
          const middle = pixelsOf(at, zoom)
          for (const one of held) {
            const { x, y } = pixelsOf(one.place, zoom)
            expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(APART)
          }
        }
      }),
    )
  })
})
