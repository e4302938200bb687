import { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { PlacedEntry } from '../model/map-place.ts'

/** Countries fill the window at this zoom; further out the world repeats itself. */
const MIN_ZOOM = 2
/** How close the map comes by itself: a neighbourhood, with the streets around a place. */
export const NEIGHBOURHOOD_ZOOM = 15
/** The same for a place that is known to a kilometre. */
export const AREA_ZOOM = 14
/** Pixels between the outermost places and the edge. */
const EDGE = 52

/** The same at the top, where the controls lie over the map. */
const TOP_EDGE = 90

type Options = { maxZoom: number; /** Nothing moves by itself. */ isStill: boolean; takesFocus: boolean }

/** A map of Leaflet's in the element that takes the ref; null until there is one. */
export function useLeafletMap({ maxZoom, isStill, takesFocus }: Options) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const attach = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const made = new LeafletMap(box, {
        // its controls write HTML, which Trusted Types refuse: ours stand beside it
        attributionControl: false,
        zoomControl: false,
        keyboard: false,
        boxZoom: false,
        minZoom: MIN_ZOOM,
        maxZoom,
        zoomAnimation: !isStill,
        fadeAnimation: !isStill,
        markerZoomAnimation: !isStill,
        inertia: !isStill,
      })
      const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(() => made.invalidateSize()) : undefined
      resized?.observe(box)
      setMap(made)
      if (takesFocus) box.focus({ preventScroll: true })
      return () => {
        resized?.disconnect()
        setMap(null)
        made.remove()
      }
    },
    [maxZoom, isStill, takesFocus],
  )
  return [map, attach] as const
}

/** Shows all places, again only when other places are to be shown. */
export function useFit(map: LeafletMap | null, places: readonly PlacedEntry[]): () => void {
  const corners = JSON.stringify(
    places.map(({ place }): [number, number] => [place.latitude, place.longitude]).sort(([a], [b]) => a - b),
  )
  const fit = useCallback(() => {
    const bounds = JSON.parse(corners) as [number, number][]
    if (bounds.length > 0)
      map?.fitBounds(bounds, {
        paddingTopLeft: [EDGE, TOP_EDGE],
        paddingBottomRight: [EDGE, EDGE],
        maxZoom: NEIGHBOURHOOD_ZOOM,
        animate: false,
      })
  }, [map, corners])
  useEffect(fit, [fit])
  return fit
}

/** The zoom after each change; undefined until the map shows something. */
export function useZoom(map: LeafletMap | null): number | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      map?.on('zoomend', changed)
      return () => void map?.off('zoomend', changed)
    },
    [map],
  )
  return useSyncExternalStore(subscribe, () => map?.getZoom() as number | undefined)
}
