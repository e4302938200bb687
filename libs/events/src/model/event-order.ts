import type { ChurchEvent } from '@atrio/api-client'
import { eventState } from './event-state.ts'

type Dated = Pick<ChurchEvent, 'id' | 'startsAt' | 'endsAt'>

const byStart = (a: Dated, b: Dated) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id

/**
 * Splits events into current and upcoming ones, earliest first, and past ones, latest first. @param now instant in
 * milliseconds
 */
export function splitByTime<Event extends Dated>(events: readonly Event[], now: number) {
  const sorted = [...events].sort(byStart)
  const isOver = (event: Event) => Date.parse(event.endsAt) <= now
  return { coming: sorted.filter((event) => !isOver(event)), past: sorted.filter(isOver).reverse() }
}

/**
 * Chooses the lead of a list of upcoming events: the first that is open for registration now or soon, because a
 * sold-out lead invites nobody; without one, the first. The others keep their order. @param coming earliest first
 * @param now instant in milliseconds
 */
export function leadFirst<Event extends Dated & Pick<ChurchEvent, 'status'>>(coming: readonly Event[], now: number) {
  const welcomes = (event: Event) => ['open', 'soon'].includes(eventState(event, now))
  const lead = coming.find(welcomes) ?? coming[0]
  return { lead, others: coming.filter((event) => event !== lead) }
}
