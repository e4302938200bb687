import type { Clock } from '../../runtime/clock.ts'

/** What of the schedule matters to a room. */
export type ChatServices = {
  /** When the broadcast began that runs in a church; null where none does. Known anew every few seconds. */
  beganAt(church: number): Promise<Date | null>
  /** From when on something counts as of this service: since it began; where none runs, since half a day. */
  since(church: number): Promise<Date>
}

const KNOWN_MS = 15_000
/** Outside of a service. */
const LONG_MS = 12 * 3_600_000

/** When the broadcast began that runs in a church; null where none does. Of the module that has the schedule. */
export type BroadcastBegan = (church: number, now: Date) => Promise<Date | null>

export function chatServices(read: BroadcastBegan, clock: Clock): ChatServices {
  const known = new Map<number, { until: number; began: Promise<Date | null> }>()

  const beganAt = (church: number) => {
    const now = clock()
    const found = known.get(church)
    if (found && found.until > now.getTime()) return found.began
    const began = read(church, now)
    known.set(church, { until: now.getTime() + KNOWN_MS, began })
    began.catch(() => known.delete(church))
    return began
  }
  return {
    beganAt,
    since: async (church) => (await beganAt(church)) ?? new Date(clock().getTime() - LONG_MS),
  }
}
