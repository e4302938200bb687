import type { Broadcast, Broadcasts } from '@atrio/api-client'
import { BROADCAST_GRACE_MS } from '@atrio/contract/rules'

/** The broadcast on the page: the running one, else the last one (document 1 section 4, live tags), else none. */
export type Shown = { broadcast: Broadcast; tag: 'live' | 'last' }

/** Instant up to which a broadcast is live, if no other one runs: services overrun. */
const liveUntil = ({ endsAt }: Broadcast) => Date.parse(endsAt) + BROADCAST_GRACE_MS
const runs = ({ startsAt }: Broadcast, until: number, now: number) => Date.parse(startsAt) <= now && now < until

/**
 * The server says by its clock what is live; this continues until the next request. @param now instant in milliseconds
 */
export function shownAt({ live, next, last }: Broadcasts, now: number): Shown | undefined {
  const known = [next, live].filter((broadcast) => broadcast !== null)
  const running =
    known.find((one) => runs(one, Date.parse(one.endsAt), now)) ?? known.find((one) => runs(one, liveUntil(one), now))
  if (running) return { broadcast: running, tag: 'live' }
  return last ? { broadcast: last, tag: 'last' } : undefined
}

/**
 * The next instant at which the shown broadcast changes; undefined when none is known. @param now instant in
 * milliseconds
 */
export function nextChange({ live, next }: Broadcasts, now: number): number | undefined {
  const instants = [live, next]
    .flatMap((one) => (one ? [Date.parse(one.startsAt), Date.parse(one.endsAt), liveUntil(one)] : []))
    .filter((instant) => instant > now)
  return instants.length > 0 ? Math.min(...instants) : undefined
}

/** Past broadcasts except the one on the page, newest first. */
export const earlierThan = ({ last, earlier }: Broadcasts, shown: Shown | undefined): Broadcast[] =>
  (last ? [last, ...earlier] : earlier).filter(({ id }) => id !== shown?.broadcast.id)
