import type { Broadcast, Broadcasts } from '@atrio/api-client'
import { BROADCAST_GRACE_MS } from '@atrio/contract/rules'

/** What the page shows: a broadcast that runs, else the last one (document 1 section 4, live tags), else nothing. */
export type Shown = { broadcast: Broadcast; tag: 'live' | 'last' }

/** Instant up to which a broadcast is live, if no other one runs: services overrun. */
const liveUntil = ({ endsAt }: Broadcast) => Date.parse(endsAt) + BROADCAST_GRACE_MS
const runs = ({ startsAt }: Broadcast, until: number, now: number) => Date.parse(startsAt) <= now && now < until

/**
 * The server has said what is live by its clock; this counts on, until it is asked again.
 * @param now instant in milliseconds
 */
export function shownAt({ live, next, last }: Broadcasts, now: number): Shown | undefined {
  const known = [next, live].filter((broadcast) => broadcast !== null)
  const running =
    known.find((one) => runs(one, Date.parse(one.endsAt), now)) ?? known.find((one) => runs(one, liveUntil(one), now))
  if (running) return { broadcast: running, tag: 'live' }
  return last ? { broadcast: last, tag: 'last' } : undefined
}

/** The next instant at which that is another one; undefined where none is known. @param now instant in milliseconds */
export function nextChange({ live, next }: Broadcasts, now: number): number | undefined {
  const instants = [live, next]
    .flatMap((one) => (one ? [Date.parse(one.startsAt), Date.parse(one.endsAt), liveUntil(one)] : []))
    .filter((instant) => instant > now)
  return instants.length > 0 ? Math.min(...instants) : undefined
}

/** What was shown before, the newest first: all that is past but the one that the page shows. */
export const earlierThan = ({ last, earlier }: Broadcasts, shown: Shown | undefined): Broadcast[] =>
  (last ? [last, ...earlier] : earlier).filter(({ id }) => id !== shown?.broadcast.id)
