import type { Broadcast, Broadcasts } from '@atrio/api-client'

/** What the page shows: a broadcast that runs, else the last one (document 1 section 4, live tags), else nothing. */
export type Shown = { broadcast: Broadcast; tag: 'live' | 'last' }

const runs = ({ startsAt, endsAt }: Broadcast, now: number) => Date.parse(startsAt) <= now && now < Date.parse(endsAt)

/**
 * The server has said what is live by its clock; this counts on, until it is asked again.
 * @param now instant in milliseconds
 */
export function shownAt({ live, next, last }: Broadcasts, now: number): Shown | undefined {
  const running = [next, live].find((broadcast) => broadcast && runs(broadcast, now))
  if (running) return { broadcast: running, tag: 'live' }
  return last ? { broadcast: last, tag: 'last' } : undefined
}

/** The next instant at which that is another one; undefined where none is known. @param now instant in milliseconds */
export function nextChange({ live, next }: Broadcasts, now: number): number | undefined {
  const instants = [live, next]
    .flatMap((broadcast) => (broadcast ? [broadcast.startsAt, broadcast.endsAt] : []))
    .map((instant) => Date.parse(instant))
    .filter((instant) => instant > now)
  return instants.length > 0 ? Math.min(...instants) : undefined
}

/** What was shown before, the newest first: all that is past but the one that the page shows. */
export const earlierThan = ({ last, earlier }: Broadcasts, shown: Shown | undefined): Broadcast[] =>
  (last ? [last, ...earlier] : earlier).filter(({ id }) => id !== shown?.broadcast.id)
