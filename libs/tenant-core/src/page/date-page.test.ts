import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Time of the page's data. */
const NOW = Date.parse('2026-11-20T20:15:24.500Z')
const DAYS = 3 * 24 * 3_600_000

const navigation = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
/** A new document, at this time by a device's clock that is a year behind. */
async function load(type: NavigationTimingType, now: number) {
  vi.resetModules()
  const { datePage } = await import('./date-page.ts')
  const { pageTime } = await import('./page-time.ts')
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
  navigation(type)
  datePage(now)
  return pageTime
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-01-01T00:00:00Z') }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetModules()
  sessionStorage.clear()
})

it('a fetched page is of now, whatever the device’s clock says', async () => {
  expect((await load('navigate', NOW))(NOW)).toBe(NOW)
  vi.setSystemTime(Date.now() + DAYS)
  expect((await load('reload', NOW + 5))(NOW + 5)).toBe(NOW + 5)
})

it('a page that the history brings back is as old as it is', async () => {
  await load('navigate', NOW)
  vi.setSystemTime(Date.now() + DAYS)
  const pageTime = await load('back_forward', NOW)
  expect(pageTime(NOW)).toBe(NOW + DAYS)
})

it('a page of the history that was fetched after all is of now', async () => {
  await load('navigate', NOW)
  vi.setSystemTime(Date.now() + DAYS)
  const pageTime = await load('back_forward', NOW + DAYS)
  expect(pageTime(NOW + DAYS)).toBe(NOW + DAYS)
})

it('a page of the history counts as fetched where what the tab remembers is no number', async () => {
  sessionStorage.setItem('atrio.clockAhead', 'x')
  expect((await load('back_forward', NOW))(NOW)).toBe(NOW)
})

it('a copy of the service worker says nothing of the clocks', async () => {
  document.documentElement.dataset['kept'] = String(Date.now() - DAYS)
  expect((await load('navigate', NOW - DAYS))(NOW - DAYS)).toBe(NOW)
  delete document.documentElement.dataset['kept']
  expect((await load('back_forward', NOW))(NOW)).toBe(NOW)
})

it('a page of the history counts as fetched in a tab that remembers no other', async () => {
  expect((await load('back_forward', NOW))(NOW)).toBe(NOW)
})
