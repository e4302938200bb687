import type { Coordinates } from '@atrio/api-client'

/** Metres of a degree of latitude. */
const DEGREE = 111_195
/** Share of the plan's width and height: pins keep this distance from its edge, and closer pins are merged. */
const MARGIN = 0.1
const TOUCHING = 0.08
/** Metres that a plan covers at least: places are only known to a kilometre. */
const MIN_EXTENT_METRES = 4000

/** Position on a plan, as a share of its width and height from the upper left. */
export type Spot<Item> = { x: number; y: number; items: Item[] }
export type Plan<Item> = { spots: Spot<Item>[]; /** Metres from edge to edge. */ width: number }

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
const span = (values: number[]) => Math.max(...values) - Math.min(...values)

/**
 * A plan of places, north up, with one scale both ways: only their relative positions, without third-party map tiles.
 * Undefined when no item has a place.
 */
export function planOf<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Coordinates | null,
): Plan<Item> | undefined {
  const placed = items.flatMap((item) => {
    const place = placeOf(item)
    return place ? [{ item, place }] : []
  })
  if (placed.length === 0) return undefined
  const latitudes = placed.map(({ place }) => place.latitude)
  const longitudes = placed.map(({ place }) => place.longitude)
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)]
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const extent = Math.max(span(latitudes), span(longitudes) * shrink) * DEGREE
  const width = Math.max(MIN_EXTENT_METRES, extent) / (1 - 2 * MARGIN)
  const spots: Spot<Item>[] = []
  for (const { item, place } of placed) {
    const x = 0.5 + ((place.longitude - longitude) * shrink * DEGREE) / width
    const y = 0.5 - ((place.latitude - latitude) * DEGREE) / width
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < TOUCHING)
    if (near) near.items.push(item)
    else spots.push({ x, y, items: [item] })
  }
  return { spots, width }
}
