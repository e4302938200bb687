import type { Coordinates } from '@atrio/api-client'

/** Pixels of a tile's side. */
const TILE = 256
/** Where the projection of street maps ends: its world is a square. */
const MAX_LATITUDE = 85.0511287798066

/** Metres around the earth at the equator. */
const EQUATOR = 40_075_017

export type Pixels = { x: number; y: number }

/** A place in pixels from the north-west corner of the world at a zoom, as street maps project it (EPSG:3857). */
export function pixelsOf({ latitude, longitude }: Coordinates, zoom: number): Pixels {
  const size = TILE * 2 ** zoom
  const north = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  const sine = Math.sin((north * Math.PI) / 180)
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** How long a distance is at a zoom, around a place: the projection stretches the world towards its poles. */
export const pixelsOfMetres = (metres: number, { latitude }: Coordinates, zoom: number): number =>
  (metres * TILE * 2 ** zoom) / (EQUATOR * Math.cos((latitude * Math.PI) / 180))
