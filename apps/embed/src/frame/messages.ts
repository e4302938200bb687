/**
 * What a frame and the site around it say to each other (docs/embed.md). `atrio` is the version: who hears another one
 * keeps silent. No message carries a secret.
 */
export const VERSION = 1

export type Look = { theme?: 'light' | 'dark' | null; color?: string | null }

/** `hello` is answered by `ready` and identifies the site; `look` changes theme and colour later. */
export type HostMessage = { atrio: typeof VERSION; type: 'hello' } | ({ atrio: typeof VERSION; type: 'look' } & Look)

/** `ready`: the frame listens; `size` reports the content's height to the site that greeted it, in CSS pixels. */
export type FrameMessage =
  { atrio: typeof VERSION; type: 'ready' } | { atrio: typeof VERSION; type: 'size'; height: number }

type Fields = Record<string, unknown>

const fieldsOf = (data: unknown): Fields | undefined =>
  typeof data === 'object' && data !== null && (data as Fields)['atrio'] === VERSION ? (data as Fields) : undefined

/** Parses a site's message; undefined for anything else. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const said = fieldsOf(data)
  if (said?.['type'] === 'hello') return { atrio: VERSION, type: 'hello' }
  if (said?.['type'] !== 'look') return undefined
  const { theme, color } = said
  return {
    atrio: VERSION,
    type: 'look',
    ...((theme === 'light' || theme === 'dark' || theme === null) && { theme }),
    ...((color === null || (typeof color === 'string' && /^#[\da-f]{6}$/i.test(color))) && { color }),
  }
}

/** Pixels: a broken frame may not stretch its site further. */
const MAX_FRAME_HEIGHT = 50_000

/** Parses a frame's message; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const said = fieldsOf(data)
  if (said?.['type'] === 'ready') return { atrio: VERSION, type: 'ready' }
  const height = said?.['height']
  const right = said?.['type'] === 'size' && typeof height === 'number' && height >= 0 && height <= MAX_FRAME_HEIGHT
  return right ? { atrio: VERSION, type: 'size', height: Math.ceil(height) } : undefined
}
