import type { ChurchEvent, EventStatus } from '@atrio/api-client'

/** What people are told: the sale's status, until the event itself is over. */
export type EventState = EventStatus | 'ended'

/** @param now instant in milliseconds */
export const eventState = (event: Pick<ChurchEvent, 'endsAt' | 'status'>, now: number): EventState =>
  Date.parse(event.endsAt) <= now ? 'ended' : event.status
