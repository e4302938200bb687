import { plainDay } from '@atrio/contract/rules'
import { useSyncExternalStore } from 'react'
import { useChurch, useFeatureContext } from '../feature/feature-provider.tsx'
import { nowAt } from './date-page.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const ticks = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all that looks at the clock: a list has a hundred rows. */
const everySecond = (tick: () => void) => {
  if (ticks.size === 0) timer = setInterval(() => ticks.forEach((each) => each()), SECOND)
  ticks.add(tick)
  return () => {
    ticks.delete(tick)
    if (ticks.size === 0) clearInterval(timer)
  }
}

/**
 * Milliseconds since the epoch. Advances from the `now` of the page's data, so that neither a visitor's wrong clock nor
 * hydration can disagree with the server.
 */
export const pageTime = (now: number) => now + Date.now() - nowAt()

/** A value derived from the page's time, checked each second; rerenders only when it changes. */
export function useAtPageTime<T extends string | number | null>(choose: (now: number) => T): T {
  // not its `now`: the one of a kept copy is replaced
  const ctx = useFeatureContext()
  return useSyncExternalStore(
    everySecond,
    () => choose(pageTime(ctx.now)),
    () => choose(ctx.now),
  )
}

const wholeSecond = (now: number) => Math.floor(now / SECOND) * SECOND
const wholeMinute = (now: number) => Math.floor(now / MINUTE) * MINUTE

/** The page's time in milliseconds, rounded to seconds, ticking. For the time left until an instant: `useTimeUntil`. */
export const usePageTime = () => useAtPageTime(wholeSecond)

/**
 * The page's time in milliseconds, rounded down to minutes, ticking. For what depends on whether an instant is over: a
 * page may stay open for days.
 */
export const usePageMinute = () => useAtPageTime(wholeMinute)

/**
 * Milliseconds until an instant, ticking; 0 once it is over. Rounded up to whole seconds after subtracting: the
 * difference of two rounded times could be a second too long. @param instant milliseconds since the epoch
 */
export const useTimeUntil = (instant: number): number =>
  useAtPageTime((now) => Math.max(0, Math.ceil((instant - now) / SECOND)) * SECOND)

/** Today as `YYYY-MM-DD` in the church's time zone, whatever the clock and the zone of the person's device. */
export function useToday(): string {
  const { timeZone } = useChurch()
  return useAtPageTime((now) => plainDay(now, timeZone))
}
