/** How the tiles of the visible part come in; Leaflet tells of each. */
export type TileLoading = {
  loaded: number
  failed: number
  /** What the page says, kept until another answer is certain. */
  outcome: 'waiting' | 'shown' | 'missing'
}
export type TileEvent = 'begun' | 'loaded' | 'failed' | 'late'

export const nothingLoaded: TileLoading = { loaded: 0, failed: 0, outcome: 'waiting' }

/** Milliseconds after which a map without a single tile counts as one that does not come. */
export const TILES_LATE_MS = 8000

/**
 * The state after an event. A map is missing when most of its tiles failed, or none came in time; single gaps, such as
 * open sea without tiles, are none of people's concern.
 */
export function afterTileEvent(state: TileLoading, event: TileEvent): TileLoading {
  if (event === 'begun') return { ...state, loaded: 0, failed: 0 }
  const loaded = state.loaded + Number(event === 'loaded')
  const failed = state.failed + Number(event === 'failed')
  if (event === 'late') return { ...state, outcome: loaded === 0 ? 'missing' : state.outcome }
  return { loaded, failed, outcome: failed > loaded ? 'missing' : 'shown' }
}
