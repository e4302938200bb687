/** Zoom of the song sheet: document 1 sections 4 and 9. */
export const ZOOM_START = 1
const MIN_ZOOM = 0.7
const MAX_ZOOM = 1.5
const STEP = { in: 0.03, out: -0.05 } as const

/** Whether a zoom is valid: strictly within the limits. */
export const isZoom = (zoom: number): boolean => zoom > MIN_ZOOM && zoom < MAX_ZOOM

/** One step in or out; unchanged when it would reach a limit. Rounded to hundredths, so that steps add up exactly. */
export const zoomStep = (zoom: number, way: keyof typeof STEP): number => {
  const next = Math.round((zoom + STEP[way]) * 100) / 100
  return isZoom(next) ? next : zoom
}
