import type { Episode } from '@atrio/api-client'

export type SessionHandlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>

const session = () => ('mediaSession' in navigator ? navigator.mediaSession : undefined)

/** Shows the episode and its controls on the lock screen and media keys; undefined clears them. */
export function setMediaSession(episode: Episode | undefined, church: string, handlers: SessionHandlers = {}): void {
  const media = session()
  if (!media) return
  media.metadata = episode
    ? new MediaMetadata({
        title: episode.title,
        artist: church,
        artwork: episode.image ? [{ src: new URL(episode.image, location.href).href }] : [],
      })
    : null
  if (!episode) media.setPositionState?.()
  for (const action of ACTIONS) {
    try {
      media.setActionHandler(action, (episode && handlers[action]) ?? null)
    } catch {
      // an action that this system does not have
    }
  }
}

const ACTIONS: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'stop',
  'seekbackward',
  'seekforward',
  'seekto',
  'nexttrack',
]

/** Reports the position, so that the lock screen's progress bar moves. */
export function setMediaPosition(at: number, length: number | null, speed: number): void {
  const media = session()
  if (!length || at > length) return
  media?.setPositionState?.({ position: at, duration: length, playbackRate: speed })
}
