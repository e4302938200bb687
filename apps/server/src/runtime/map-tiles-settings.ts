import { MAX_TILE_ZOOM, USUAL_TILE_ZOOM, type MapTiles } from '@atrio/contract/rules'
import { attributionPage, integer, text, tileTemplate, type Read } from './setting-readers.ts'

type ReadSetting = <T, F>(name: string, as: Read<T>, fallback: F) => T | F

/** The settings of street maps; a map without its attribution would break its licence. */
export function readMapTiles(read: ReadSetting, faults: string[]): MapTiles | undefined {
  const url = read('MAP_TILES_URL', tileTemplate, '')
  const attribution = read('MAP_TILES_ATTRIBUTION', text, '')
  const attributionUrl = read('MAP_TILES_ATTRIBUTION_URL', attributionPage, undefined)
  const maxZoom = read('MAP_TILES_MAX_ZOOM', integer(1, MAX_TILE_ZOOM), USUAL_TILE_ZOOM)
  if (url && !attribution) faults.push('MAP_TILES_ATTRIBUTION must be set where MAP_TILES_URL is')
  return url && attribution ? { url, attribution, ...(attributionUrl && { attributionUrl }), maxZoom } : undefined
}
