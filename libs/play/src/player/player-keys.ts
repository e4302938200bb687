/** Seconds that a key moves. */
const JUMP = 10

type Act = (video: HTMLVideoElement) => void

const jump =
  (seconds: number): Act =>
  (video) => {
    video.currentTime = Math.max(0, Math.min(video.duration || 0, video.currentTime + seconds))
  }
const quietly = (work: Promise<unknown> | undefined) => void work?.catch(() => undefined)

export const playAt = (video: HTMLVideoElement, speed: number): void => void (video.playbackRate = speed)

export const togglePictureInPicture: Act = (video) => {
  if (document.pictureInPictureElement === video) quietly(document.exitPictureInPicture())
  else quietly(video.requestPictureInPicture())
}
export const hasPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled === true && 'requestPictureInPicture' in video

function toggleSubtitles({ textTracks }: HTMLVideoElement): void {
  const shown = [...textTracks].find(({ mode }) => mode === 'showing')
  const first = shown ?? textTracks[0]
  if (first) first.mode = shown ? 'disabled' : 'showing'
}

/** Keys beside the browser's own (space, arrows), as players of video services have them. */
const KEYS: Readonly<Record<string, Act>> = {
  k: (video) => (video.paused ? quietly(video.play()) : video.pause()),
  j: jump(-JUMP),
  l: jump(JUMP),
  m: (video) => void (video.muted = !video.muted),
  c: toggleSubtitles,
  f: (video) => quietly(document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
  p: (video) => hasPictureInPicture(video) && togglePictureInPicture(video),
}

/** Adds them to a player that has the focus. @returns a function that takes them away */
export function addKeys(video: HTMLVideoElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = KEYS[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act(video)
  }
  video.addEventListener('keydown', onKey)
  return () => video.removeEventListener('keydown', onKey)
}
