import type { ChatMessage } from '@atrio/api-client'

/**
 * Before which messages another day begins than the one before them; for the first one, than today.
 * @param dayOf the day of an instant, in the church's zone
 * @param today as `dayOf` says it
 * @returns of each such message its number
 */
export function dayBegins(
  messages: readonly ChatMessage[],
  dayOf: (instant: string) => string,
  today: string,
): ReadonlySet<number> {
  const begins = new Set<number>()
  let before = today
  for (const { at, sequence } of messages) {
    const day = dayOf(at)
    if (day !== before) begins.add(sequence)
    before = day
  }
  return begins
}
