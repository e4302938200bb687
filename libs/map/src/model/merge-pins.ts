import type { Coordinates } from '@atrio/api-client'
import { pixelsOf } from './mercator.ts'

export type MergedPin<Item> = { at: Coordinates; items: Item[] }

/**
 * Pins at a zoom: what would overlap shares the pin of the first, so that no pin hides another.
 * @param apart pixels between the middles of two pins that can be pressed one by one
 */
export function mergePins<Item extends { place: Coordinates }>(
  items: readonly Item[],
  zoom: number,
  apart: number,
): MergedPin<Item>[] {
  const pins: (MergedPin<Item> & { x: number; y: number })[] = []
  for (const item of items) {
    const { x, y } = pixelsOf(item.place, zoom)
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < apart)
    if (near) near.items.push(item)
    else pins.push({ at: item.place, items: [item], x, y })
  }
  return pins.map((pin) => ({ at: pin.at, items: pin.items }))
}
