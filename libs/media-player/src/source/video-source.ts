import { allowedFrame, defaultFrames } from '@atrio/rich-content/sanitizer'
import { frameAddresses } from './embed-code.ts'
import { services, type FrameVideo } from './services.ts'

/** A file that the browser plays itself. */
export type FileVideo = { kind: 'file' | 'hls'; src: string }
export type VideoSource = FrameVideo | FileVideo
type Kind = FileVideo['kind']

/**
 * A video as a backend, or the query of the embedded player, describes it; the first valid field wins, in this order.
 */
export type GivenVideo = {
  /** `youtube` or `vimeo`, with a code; `hls` or `mp4` for an address without a telling extension. */
  service?: string | null | undefined
  /** The video's code at the service. */
  code?: string | null | undefined
  /** Address of a page, a frame or a file. */
  url?: string | null | undefined
  /** Embed code. Of it only the address of the first frame from an allowed place is taken. */
  html?: string | null | undefined
}

export type VideoOptions = {
  /**
   * Hosts whose files may be played besides this portal's own `/media/`. The church's own backend may name any https
   * host; a link may not.
   */
  fileHosts?: 'any' | readonly string[]
}

/** Services that are no place, but a way to play an address. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['hls', 'hls'],
  ['mp4', 'file'],
])

const MAX_LENGTH = 8_000
const BASE = 'https://relative.invalid'

/** The playable source of a video, or undefined: only addresses built from the table, or on the lists. */
export function videoSource(given: GivenVideo, { fileHosts = 'any' }: VideoOptions = {}): VideoSource | undefined {
  const name = given.service?.toLowerCase() ?? ''
  return (
    (given.code && services.get(name)?.byCode(given.code.trim())) ||
    (given.url && byAddress(given.url, fileHosts, KINDS.get(name))) ||
    (given.html && byEmbedCode(given.html)) ||
    undefined
  )
}

function byEmbedCode(html: string): VideoSource | undefined {
  for (const address of frameAddresses(html.slice(0, MAX_LENGTH))) {
    const frame = byFrame(address)
    if (frame) return frame
  }
  return undefined
}

/** A frame of an allowed host; for a known service its address is rebuilt. */
function byFrame(address: string): FrameVideo | undefined {
  const allowed = allowedFrame(address, defaultFrames)
  if (!allowed) return undefined
  const { src, source } = allowed
  return byService(new URL(src)) ?? { kind: 'frame', service: source.name, src, playing: src, page: src }
}

const byService = (url: URL): FrameVideo | undefined => {
  for (const { byAddress } of services.values()) {
    const video = byAddress(url)
    if (video) return video
  }
  return undefined
}

const isPage = (url: URL) => [...services.values()].some(({ hasPage }) => hasPage(url))

function byAddress(address: string, fileHosts: 'any' | readonly string[], said?: Kind): VideoSource | undefined {
  if (address.length > MAX_LENGTH || !URL.canParse(address, BASE)) return undefined
  const url = new URL(address, BASE)
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  return byService(url) ?? byFrame(address) ?? byFile(address, url, fileHosts, said)
}

function byFile(address: string, url: URL, fileHosts: 'any' | readonly string[], said?: Kind): FileVideo | undefined {
  const kind = kindOf(url.pathname) ?? said
  if (!kind || isPage(url)) return undefined
  if (url.origin === BASE) {
    const own = address.startsWith('/') && url.pathname.startsWith('/media/')
    return own ? { kind, src: url.pathname + url.search } : undefined
  }
  return fileHosts === 'any' || fileHosts.includes(url.host) ? { kind, src: url.href } : undefined
}

function kindOf(path: string): Kind | undefined {
  if (/\.m3u8$/i.test(path)) return 'hls'
  return /\.(mp4|m4v|webm)$/i.test(path) ? 'file' : undefined
}
