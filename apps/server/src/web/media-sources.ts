import { videoSource } from '@atrio/media-player/source'

/**
 * An address that a church has registered: of a stream or a file, of a video whose address says which it is, or of a
 * podcast's feed.
 */
export type MediaAddress = { kind: 'hls' | 'mp4' | 'video' | 'feed'; url: string }

export type MediaSources = {
  /** Origins that scripts may ask for the parts of a stream. */
  streams: string[]
  /** What the browser's own player may load: origins, or `https:`. */
  media: string[]
  /** Hosts of both, with their ports: what a link may choose a file or a stream from. */
  hosts: string[]
}

/**
 * A public name over https, and nothing else: no address of digits, no name of a local network, and no character that
 * would end a source of a policy, of which URL parsers let some through.
 */
const ORIGIN = /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?(?::\d{1,5})?$/
const LOCAL = /\.(?:localhost|local|internal|intranet|lan|home|arpa|onion)(?::\d+)?$/
/** Origins of each kind in one policy; a header has its limits. */
const MAX_ORIGINS = 20

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, username, password } = new URL(address)
  return username === '' && password === '' && ORIGIN.test(origin) && !LOCAL.test(origin) ? origin : undefined
}

/**
 * Where a church's pages may load moving pictures and sound from, besides ourselves: hosts that its own addresses name,
 * never all. A podcast kept elsewhere opens sound to every https host: a feed names others for its recordings, and those
 * lead on to others again, which no list can follow.
 */
export function mediaSources(addresses: readonly MediaAddress[]): MediaSources {
  const streams = new Set<string>()
  const files = new Set<string>()
  for (const { kind, url } of addresses) {
    // what the player makes of it
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
