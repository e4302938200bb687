import { loadScript } from './load-script.ts'

type Pixel = {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[]
  loaded: boolean
  version: string
  /** The pixel counts no page view by itself when the address changes: we do. */
  disablePushState: boolean
}
declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Starts the pixel with a church's code. Calls are queued until its script has loaded. @returns counts a page view */
export function startPixel(src: string, code: string): () => void {
  const pixel = ((...args: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...args)
    else pixel.queue.push(args)
  }) as Pixel
  Object.assign(pixel, { queue: [], loaded: true, version: '2.0', disablePushState: true, push: pixel })
  window.fbq = pixel
  window._fbq = pixel
  loadScript(src)
  pixel('init', code)
  return () => pixel('track', 'PageView')
}
