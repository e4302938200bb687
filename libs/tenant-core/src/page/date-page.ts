/** How far this device's clock was ahead of the server's when this tab last fetched a page, in milliseconds. */
const AHEAD_KEY = 'atrio.clockAhead'

/** When a page from the history was current, by this device's clock. */
let shownAt: number | undefined

/**
 * When `now` was the time, by this device's clock: at the page's request. A copy of the service worker carries when it
 * was stored (`data-kept`), a page that started itself when it did (`dateStartUp`); the server, which has no document,
 * draws neither.
 */
export const nowAt = (): number =>
  (typeof document === 'object' && Number(document.documentElement.dataset['kept'])) ||
  shownAt ||
  performance.timeOrigin

/**
 * Dates a page of the server. What the history brings back, as a restored tab after days, is the browser's own copy of any
 * age in a new document: its age is known by the clocks' difference at the last page that was fetched.
 * @param now the `now` of the page's data
 */
export function datePage(now: number): void {
  // the worker's copy has its date
  if ('kept' in document.documentElement.dataset) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { timeOrigin } = performance
  try {
    const ahead = sessionStorage.getItem(AHEAD_KEY)
    if (navigation?.type === 'back_forward' && ahead !== null) shownAt = Math.min(timeOrigin, now + Number(ahead))
    else sessionStorage.setItem(AHEAD_KEY, String(timeOrigin - now))
  } catch {
    // storage is closed to us in some frames: the page counts as fetched
  }
}
