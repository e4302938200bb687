import { useFeatureContext } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'

const SECOND = 1000

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND)
  return () => clearInterval(timer)
}

/**
 * The time in milliseconds, in whole seconds, ticking. It goes on from the `now` of the page's data, so neither a wrong
 * clock of the visitor's nor hydration can disagree with the server.
 */
export function useNow(): number {
  const { now } = useFeatureContext()
  return useSyncExternalStore(
    everySecond,
    () => Math.floor((now + Date.now() - performance.timeOrigin) / SECOND) * SECOND,
    () => now,
  )
}
