import { useFeatureContext } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'

const SECOND = 1000

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/**
 * The time in milliseconds, in whole seconds. It goes on from the `now` of the page's data, so neither a wrong clock of
 * the visitor's nor hydration can disagree with the server.
 */
export const pageTime = (now: number) => Math.floor((now + Date.now() - performance.timeOrigin) / SECOND) * SECOND

/** What follows from the time, ticking; drawn again only where that has changed. */
export function useAt<T extends string | number | null>(choose: (now: number) => T): T {
  const { now } = useFeatureContext()
  return useSyncExternalStore(
    everySecond,
    () => choose(pageTime(now)),
    () => choose(now),
  )
}

const same = (now: number) => now
export const useNow = () => useAt(same)
