/** A place that may be shown in a frame: https on exactly this host, at a path that begins so. */
export type FrameSource = {
  readonly host: string
  readonly path: string
  /** Accessible name of the frame when its author gave none. */
  readonly name: string
}

export const defaultFrames: readonly FrameSource[] = [
  { host: 'www.youtube.com', path: '/embed/', name: 'YouTube' },
  { host: 'youtube.com', path: '/embed/', name: 'YouTube' },
  { host: 'www.youtube-nocookie.com', path: '/embed/', name: 'YouTube' },
  { host: 'player.vimeo.com', path: '/video/', name: 'Vimeo' },
  { host: 'open.spotify.com', path: '/embed', name: 'Spotify' },
  { host: 'www.google.com', path: '/maps/embed', name: 'Google Maps' },
  { host: 'w.soundcloud.com', path: '/player/', name: 'SoundCloud' },
]

/**
 * What every frame gets. Scripts and the frame's own origin together are safe only because the origin is never ours:
 * the list must not name a host of the deployment.
 */
export const frameAttributes: Readonly<Record<string, string>> = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  // YouTube refuses to play without a referrer; the origin is enough for it, the page stays private.
  referrerpolicy: 'strict-origin-when-cross-origin',
  loading: 'lazy',
  allow: 'fullscreen; encrypted-media; picture-in-picture',
}

/** The frame's address and source if the list allows it, with `//host` read as https; otherwise undefined. */
export function allowedFrame(
  src: string | null,
  frames: readonly FrameSource[],
): { src: string; source: FrameSource } | undefined {
  if (!src || !URL.canParse(src, 'https://relative.invalid')) return undefined
  const url = new URL(src, 'https://relative.invalid')
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  // `host` includes the port, so another port is another host.
  const source = frames.find(({ host, path }) => url.host === host && url.pathname.startsWith(path))
  return source && { src: url.href, source }
}
