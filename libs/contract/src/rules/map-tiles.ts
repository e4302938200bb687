/** Where an installation's street maps come from: pictures of a host that it has chosen. */
export type MapTiles = {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` once each. */
  url: string
  /** Whose data and pictures these are, as it is written on the map. */
  attribution: string
  /** The page that says more about them: licence, how to correct an error. */
  attributionUrl?: string
  /** The closest zoom that has tiles. */
  maxZoom: number
}

/** What usual tile servers have. */
export const USUAL_TILE_ZOOM = 19
export const MAX_TILE_ZOOM = 22
const MAX_ATTRIBUTION_LENGTH = 200

const PLACEHOLDERS = ['{z}', '{x}', '{y}']
const filled = (template: string) => URL.parse(template.replace(/\{[zxy]\}/g, '0'))
const isLoopback = (host: string) => /^(?:127\.0\.0\.1|\[::1\]|localhost|[\w-]+\.localhost)$/.test(host)
const isPlain = ({ username, password, hash }: URL) => !username && !password && !hash

/**
 * Whether this is an address of tiles: by https (or of this machine), with each placeholder once and none in the host, so
 * that the host that visitors agree to is the only one that can be asked.
 */
export function isTileTemplate(value: string): boolean {
  const url = filled(value)
  if (!url || !isPlain(url) || /[\s"'`<>\\]/.test(value)) return false
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return false
  const parts: string[] = value.match(/\{[^}]*\}?|\}/g) ?? []
  const isEachOnce = parts.length === PLACEHOLDERS.length && PLACEHOLDERS.every((name) => parts.includes(name))
  return isEachOnce && value.startsWith(`${url.origin}/`)
}

/** The one origin that tiles come from. */
export const tileOrigin = ({ url }: Pick<MapTiles, 'url'>): string => filled(url)?.origin ?? ''
/** Its host with its port, as the offer names it. */
export const tileHost = ({ url }: Pick<MapTiles, 'url'>): string => filled(url)?.host ?? ''

/** A page that the attribution links to. */
export function isAttributionPage(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Whether a value of a configuration file is a usable configuration of tiles. */
export function isMapTiles(value: unknown): value is MapTiles {
  if (typeof value !== 'object' || value === null) return false
  const { url, attribution, attributionUrl, maxZoom } = value as Record<string, unknown>
  return (
    isText(url) &&
    isTileTemplate(url) &&
    isText(attribution) &&
    attribution.length <= MAX_ATTRIBUTION_LENGTH &&
    (attributionUrl === undefined || (isText(attributionUrl) && isAttributionPage(attributionUrl))) &&
    Number.isInteger(maxZoom) &&
    Number(maxZoom) >= 1 &&
    Number(maxZoom) <= MAX_TILE_ZOOM
  )
}
