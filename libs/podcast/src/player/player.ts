import type { Episode } from '@atrio/api-client'
import type { FeatureContext, Store } from '@atrio/tenant-core'
import { setMediaPosition, setMediaSession } from './media-session.ts'
import { memoryKeeper, type MemoryKeeper } from './memory.ts'
import { clockAtom, playingAtom, queueAtom, speedAtom, type Playing } from './player.store.ts'

/** Seconds. */
export const BACK = 15
export const FORWARD = 30
/** Seconds from the end within which an episode starts from the beginning. */
const END = 5
const REMEMBER_EVERY_MS = 5_000

export type Player = {
  /** Plays an episode from a second, else from the saved position; resumes the one in the player. */
  play: (episode: Episode, from?: number) => void
  pause: () => void
  /** Resumes, or retries a recording that failed to load. */
  resume: () => void
  seek: (seconds: number) => void
  skip: (seconds: number) => void
  setSpeed: (speed: number) => void
  enqueue: (episode: Episode) => void
  dequeue: (id: string) => void
  /** The next of the queue; without one the player stays at the end. */
  next: () => void
  close: () => void
  memory: MemoryKeeper
}

const players = new WeakMap<Store, Player>()

/** The one player of a tab. It lives outside of the pages, so that moving through the portal does not stop it. */
export function playerOf(ctx: FeatureContext): Player {
  const known = players.get(ctx.store)
  if (known) return known
  const made = createPlayer(ctx)
  players.set(ctx.store, made)
  return made
}

function createPlayer({ store, tenant: { church } }: FeatureContext): Player {
  const memory = memoryKeeper(church.code, () => localStorage)
  let element: HTMLAudioElement | undefined
  let rememberedAt = 0

  const playing = () => store.get(playingAtom)
  const isCurrent = (episode: Episode) => playing()?.episode.id === episode.id
  const setStatus = (status: Playing['status']) => {
    const now = playing()
    if (now && now.status !== status) store.set(playingAtom, { ...now, status })
  }
  const remember = () => {
    const now = playing()
    const { at, length } = store.get(clockAtom)
    // the player of a finished episode stays open: closing it must not store the end once more
    if (now && length && at > length - END) memory.forget(now.episode.id)
    else if (now && at >= 1) memory.remember(now.episode.id, at)
    rememberedAt = Date.now()
  }

  function audio(): HTMLAudioElement {
    if (element) return element
    element = document.createElement('audio')
    element.preload = 'auto'
    const on = (name: string, run: () => void) => element?.addEventListener(name, () => playing() && run())
    on('playing', () => setStatus('playing'))
    on('waiting', () => setStatus('loading'))
    on('error', () => setStatus('failed'))
    on('pause', () => {
      if (playing()?.status !== 'failed') setStatus('paused')
      remember()
    })
    on('timeupdate', tick)
    on('durationchange', tick)
    on('loadedmetadata', () => {
      const { duration = 0, currentTime = 0 } = element ?? {}
      if (duration && currentTime > duration - END) seek(0)
    })
    on('ended', () => {
      const ended = playing()
      player.next()
      if (ended) memory.forget(ended.episode.id)
    })
    addEventListener('pagehide', remember)
    // outside the page's content, which is unmounted on navigation
    document.body.append(element)
    return element
  }

  function tick() {
    const { currentTime, duration } = audio()
    // an element that has not been positioned yet reports 0
    if (audio().readyState === 0) return
    const length = Number.isFinite(duration) ? duration : null
    store.set(clockAtom, { at: currentTime, length })
    setMediaPosition(currentTime, length, store.get(speedAtom))
    if (Date.now() - rememberedAt > REMEMBER_EVERY_MS) remember()
  }

  function start() {
    audio()
      .play()
      // a refusal without an error of the file: the browser wants another press
      .catch(() => playing()?.status === 'loading' && !audio().error && setStatus('paused'))
  }

  function begin(episode: Episode, at: number) {
    const sound = audio()
    store.set(playingAtom, { episode, status: 'loading' })
    store.set(clockAtom, { at, length: episode.seconds })
    sound.src = episode.audio
    const { speed } = memory.get()
    store.set(speedAtom, speed)
    sound.defaultPlaybackRate = speed
    sound.playbackRate = speed
    if (at > 0) sound.currentTime = at
    setMediaSession(episode, church.name, {
      play: player.resume,
      pause: player.pause,
      stop: player.close,
      seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? BACK)),
      seekforward: ({ seekOffset }) => player.skip(seekOffset ?? FORWARD),
      seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
      nexttrack: player.next,
    })
    start()
  }

  const seek = (seconds: number) => {
    const { length } = store.get(clockAtom)
    const at = Math.max(0, Math.min(seconds, length ?? Infinity))
    store.set(clockAtom, { at, length })
    audio().currentTime = at
  }

  const player: Player = {
    memory,
    play(episode, from) {
      if (isCurrent(episode) && playing()?.status !== 'failed') {
        if (from !== undefined) seek(from)
        return start()
      }
      remember()
      player.dequeue(episode.id)
      const at = from ?? memory.get().at[episode.id] ?? 0
      begin(episode, episode.seconds && at > episode.seconds - END ? 0 : at)
    },
    pause: () => audio().pause(),
    resume() {
      const now = playing()
      if (now?.status === 'failed') begin(now.episode, store.get(clockAtom).at)
      else if (now) start()
    },
    seek,
    skip: (seconds) => seek(store.get(clockAtom).at + seconds),
    setSpeed(speed) {
      store.set(speedAtom, speed)
      memory.setSpeed(speed)
      audio().defaultPlaybackRate = speed
      audio().playbackRate = speed
    },
    enqueue(episode) {
      const queue = store.get(queueAtom)
      if (!isCurrent(episode) && !queue.some(({ id }) => id === episode.id)) store.set(queueAtom, [...queue, episode])
    },
    dequeue: (id) =>
      store.set(
        queueAtom,
        store.get(queueAtom).filter((episode) => episode.id !== id),
      ),
    next() {
      const [next] = store.get(queueAtom)
      if (next) player.play(next)
      else setStatus('paused')
    },
    close() {
      // the element's own event fires after the player is gone
      remember()
      audio().pause()
      store.set(playingAtom, null)
      audio().removeAttribute('src')
      // only this ends the download, and gives the media keys back
      audio().load()
      setMediaSession(undefined, church.name)
    },
  }
  return player
}
