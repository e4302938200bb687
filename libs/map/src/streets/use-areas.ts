import { Circle, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect } from 'react'
import type { PlacedEntry } from '../model/map-place.ts'
import { pixelsOfMetres } from '../model/mercator.ts'
import { pinsApart } from './pins-apart.ts'

/** Metres around a place that is only known to two decimals of a degree. */
const AREA_METRES = 700
/** Smaller circles, in widths of a pin, would look out from behind it. */
const MIN_RADIUS = 0.75

/** Draws around pins what is really known: an area, not a house. */
export function useAreas(map: LeafletMap | null, places: readonly PlacedEntry[], zoom: number | undefined): void {
  const isSeen = ({ place, isArea }: PlacedEntry) =>
    isArea && zoom !== undefined && pixelsOfMetres(AREA_METRES, place, zoom) > MIN_RADIUS * pinsApart()
  const areas = JSON.stringify(
    places.filter(isSeen).map(({ place }): [number, number] => [place.latitude, place.longitude]),
  )
  useEffect(() => {
    if (!map) return
    const circles = (JSON.parse(areas) as [number, number][]).map((at) =>
      new Circle(at, { radius: AREA_METRES, interactive: false, className: 'area' }).addTo(map),
    )
    return () => circles.forEach((circle) => circle.remove())
  }, [map, areas])
}
