import { useFeatureContext } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'

const SECOND = 1000

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/** The time in milliseconds, in whole seconds, ticking; it goes on from the page's `now`, so a wrong clock hurts nobody. */
export function useNow(): number {
  const { now } = useFeatureContext()
  return useSyncExternalStore(
    everySecond,
    () => Math.floor((now + Date.now() - performance.timeOrigin) / SECOND) * SECOND,
    () => now,
  )
}

/** Today by the page's clock, `YYYY-MM-DD`. */
export const useToday = (): string => new Date(useFeatureContext().now).toISOString().slice(0, 10)
