import type { ChurchEvent, EventStatus } from '@atrio/api-client'

/** The state shown to people: the status of the sale, until the event itself is over. */
export type EventState = EventStatus | 'ended'

/** @param now instant in milliseconds */
export const eventState = (event: Pick<ChurchEvent, 'endsAt' | 'status'>, now: number): EventState =>
  Date.parse(event.endsAt) <= now ? 'ended' : event.status
