import { videoSource } from '@atrio/media-player/source'

/**
 * An address registered by a church: of a stream or a file, of a video whose address tells its kind, or of a podcast
 * feed.
 */
export type MediaAddress = { kind: 'hls' | 'mp4' | 'video' | 'feed'; url: string }

export type MediaSources = {
  /** Origins from which scripts may fetch the segments of a stream. */
  streams: string[]
  /** What the browser's own player may load: origins, or `https:`. */
  media: string[]
  /** Hosts of both, with ports, from which a link may select a file or a stream. */
  hosts: string[]
}

/**
 * A public name over https: no IP address, no name of a local network, and no character that would end a source of a
 * policy, some of which URL parsers let through.
 */
const ORIGIN = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?(?::\d{1,5})?$/
const LOCAL = /\.(?:localhost|local|internal|intranet|lan|home|arpa|onion)(?::\d+)?$/
/** Origins per kind in one policy, since headers are limited in size. */
const MAX_ORIGINS = 20

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, username, password } = new URL(address)
  return username === '' && password === '' && ORIGIN.test(origin) && !LOCAL.test(origin) ? origin : undefined
}

/**
 * The hosts from which a church's pages may load video and sound besides ours: those of its own addresses. An external
 * podcast allows sound from every https host: a feed names other hosts for its recordings, and those redirect to
 * further ones, which no list can cover.
 */
export function mediaSources(addresses: readonly MediaAddress[]): MediaSources {
  const streams = new Set<string>()
  const files = new Set<string>()
  for (const { kind, url } of addresses) {
    // by the player's own rules
    const source = kind === 'feed' ? undefined : videoSource({ service: kind, url })
    const origin = source && source.kind !== 'frame' ? originOf(source.src) : undefined
    if (origin === undefined) continue
    if (source?.kind === 'hls') streams.add(origin)
    else files.add(origin)
  }
  const sorted = (origins: Iterable<string>) => [...new Set(origins)].sort().slice(0, MAX_ORIGINS)
  const all = sorted([...streams, ...files])
  return {
    streams: sorted(streams),
    media: addresses.some(({ kind }) => kind === 'feed') ? ['https:'] : all,
    hosts: all.map((origin) => new URL(origin).host),
  }
}
