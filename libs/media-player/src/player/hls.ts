export type Detach = () => void

/**
 * Plays a stream in a `<video>`: natively if the browser can, else with hls.js, which loads only here. Returns a
 * function that stops it.
 */
export async function attachStream(video: HTMLVideoElement, src: string, onFatal: () => void): Promise<Detach> {
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    video.src = src
    return () => video.removeAttribute('src')
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) throw new Error('no streams in this browser')
  // its worker would be a script from a blob, which the page's policy refuses
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_name, { fatal }) => {
    if (fatal) onFatal()
  })
  hls.loadSource(src)
  hls.attachMedia(video)
  return () => hls.destroy()
}
