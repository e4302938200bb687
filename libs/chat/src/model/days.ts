import type { ChatMessage } from '@atrio/api-client'

/**
 * The messages that start a new day: on another day than the message before them; the first one, than today. @param
 * dayOf the day of an instant, in the church's time zone @param today in the format of `dayOf` @returns the sequence
 * numbers of those messages
 */
export function firstMessagesOfDays(
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
