import { useSyncExternalStore } from 'react'
import { useFeatureContext } from '../feature/feature-provider.tsx'

const SECOND = 1000

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/**
 * The time in milliseconds. It goes on from the `now` of the page's data, so neither a wrong clock of the visitor's nor
 * hydration can disagree with the server.
 */
export const pageTime = (now: number) => now + Date.now() - performance.timeOrigin

/** What follows from the page's time, looked at each second; drawn again only where that has changed. */
export function useAtPageTime<T extends string | number | null>(choose: (now: number) => T): T {
  const { now } = useFeatureContext()
  return useSyncExternalStore(
    everySecond,
    () => choose(pageTime(now)),
    () => choose(now),
  )
}

const wholeSecond = (now: number) => Math.floor(now / SECOND) * SECOND

/** The page's time in milliseconds, in whole seconds, ticking. What is left until an instant: `useTimeUntil`. */
export const usePageTime = () => useAtPageTime(wholeSecond)

/**
 * Milliseconds until an instant, ticking; 0 where it is over. Whole seconds of what is left, of which one that has begun
 * counts: between two times that are rounded each by itself there can be a second more than there is.
 * @param instant milliseconds
 */
export const useTimeUntil = (instant: number): number =>
  useAtPageTime((now) => Math.max(0, Math.ceil((instant - now) / SECOND)) * SECOND)
