import type { Clock } from '../../runtime/clock.ts'

/** The part of the schedule that matters to a room. */
export type ChatServices = {
  /** The start of a church's current broadcast; null without one. Cached for some seconds. */
  beganAt(church: number): Promise<Date | null>
  /** The earliest time that counts as this service: its start or, without a service, half a day ago. */
  since(church: number): Promise<Date>
}

const KNOWN_MS = 15_000
/** Without a current service. */
const LONG_MS = 12 * 3_600_000

/** The start of a church's current broadcast, or null; provided by the module with the schedule. */
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
