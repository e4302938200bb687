import type { MapTiles } from '@atrio/contract/rules'
import { TileLayer, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useReducer, useRef } from 'react'
import { afterTileEvent, nothingLoaded, TILES_LATE_MS } from '../model/tile-loading.ts'

/** The tiles under a map: whether they come, and a way to ask for them again. */
export function useTiles(map: LeafletMap | null, { url, maxZoom }: MapTiles) {
  const [{ outcome }, tell] = useReducer(afterTileEvent, nothingLoaded)
  const layer = useRef<TileLayer | null>(null)
  useEffect(() => {
    if (!map) return
    let late: ReturnType<typeof setTimeout> | undefined
    const tiles = new TileLayer(url, { maxZoom })
    tiles.on('loading', () => {
      tell('begun')
      clearTimeout(late)
      late = setTimeout(() => tell('late'), TILES_LATE_MS)
    })
    tiles.on('tileload', () => tell('loaded'))
    tiles.on('tileerror', () => tell('failed'))
    tiles.on('load', () => clearTimeout(late))
    layer.current = tiles.addTo(map)
    return () => {
      clearTimeout(late)
      layer.current = null
      tiles.remove()
    }
  }, [map, url, maxZoom])
  return { outcome, retry: () => void layer.current?.redraw() }
}
