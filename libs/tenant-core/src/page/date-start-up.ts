/**
 * Dates a page whose data the browser has just asked for itself, as of now: its document may be older, by what its start
 * took, by the minutes until an application shows a portal in it, or by the age of the service worker's copy.
 * @returns the `now` of the page's data
 */
export function dateStartUp(): number {
  const now = Date.now()
  document.documentElement.dataset['kept'] = String(now)
  return now
}
