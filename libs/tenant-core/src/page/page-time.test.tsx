import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeatureProvider } from '../feature/feature-provider.tsx'
import { testContext } from '../testing/context.tsx'
import { pageTime, useAtPageTime, usePageMinute, usePageTime, useTimeUntil } from './page-time.ts'

/** Time of the page's data, half a second past a full one. */
const NOW = Date.parse('2026-11-20T20:15:24.500Z')
const MINUTE = 60_000

const wrapper = ({ children }: PropsWithChildren) => (
  <FeatureProvider value={testContext({ now: NOW })}>{children}</FeatureProvider>
)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

// the visitor's clock is a year off; the test sets the page's age
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-01-01T00:00:00Z') })
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
})
afterEach(() => {
  delete document.documentElement.dataset['kept']
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('page time', () => {
  it('advances from the time of its data, independent of the visitor’s clock', () => {
    expect(pageTime(NOW)).toBe(NOW)
    vi.advanceTimersByTime(250)
    expect(pageTime(NOW)).toBe(NOW + 250)
  })

  it('counts the age of a copy that the service worker kept', () => {
    document.documentElement.dataset['kept'] = String(Date.now() - 5 * MINUTE)
    expect(pageTime(NOW)).toBe(NOW + 5 * MINUTE)
  })

  it('follows the context when a newer page’s time takes the place of a copy’s', () => {
    document.documentElement.dataset['kept'] = String(Date.now() - 5 * MINUTE)
    const ctx = testContext({ now: NOW })
    const { result } = renderHook(usePageTime, {
      wrapper: ({ children }) => <FeatureProvider value={ctx}>{children}</FeatureProvider>,
    })
    expect(result.current).toBe(NOW + 5 * MINUTE - 500)
    ctx.now = NOW + 7 * MINUTE
    document.documentElement.dataset['kept'] = String(Date.now())
    pass(1000)
    expect(result.current).toBe(NOW + 7 * MINUTE + 500)
  })

  it('ticks in whole seconds', () => {
    const { result } = renderHook(usePageTime, { wrapper })
    expect(result.current).toBe(NOW - 500)
    pass(1000)
    expect(result.current).toBe(NOW + 500)
  })

  it('rerenders only when the derived value changes', () => {
    const drawn: string[] = []
    const half = (now: number) => (now < NOW + 3000 ? 'before' : 'after')
    renderHook(() => drawn.push(useAtPageTime(half)), { wrapper })
    pass(2000)
    expect(drawn).toEqual(['before'])
    pass(2000)
    expect(drawn).toEqual(['before', 'after'])
  })

  it('equals the time of its data on the server', () => {
    vi.advanceTimersByTime(5000)
    const Time = () => <time>{usePageTime()}</time>
    expect(renderToString(wrapper({ children: <Time /> }))).toContain(String(NOW - 500))
  })
})

describe('useTimeUntil', () => {
  it.each([0, 1, 250, 499, 500, 999])('never exceeds the remaining time and ends at 0 (%s ms later)', (later) => {
    vi.advanceTimersByTime(later)
    const { result } = renderHook(() => useTimeUntil(NOW + 30 * MINUTE), { wrapper })
    expect(result.current).toBe(30 * MINUTE)
    pass(1000)
    expect(result.current).toBe(30 * MINUTE - 1000)
    pass(60 * MINUTE)
    expect(result.current).toBe(0)
  })
})

describe('usePageMinute', () => {
  it('turns with the minutes, with one timer however many look at it', () => {
    const drawn: number[] = []
    const first = renderHook(() => drawn.push(usePageMinute()), { wrapper })
    const second = renderHook(usePageMinute, { wrapper })
    expect(vi.getTimerCount()).toBe(1)
    pass(MINUTE)
    expect(drawn).toEqual([NOW - 24_500, NOW + 35_500])
    expect(second.result.current).toBe(NOW + 35_500)
    first.unmount()
    pass(MINUTE)
    expect(second.result.current).toBe(NOW + 95_500)
    second.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
