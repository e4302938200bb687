import type { ChurchEvent } from '@atrio/api-client'
import { eventState } from './event-state.ts'

type Dated = Pick<ChurchEvent, 'id' | 'startsAt' | 'endsAt'>

const byStart = (a: Dated, b: Dated) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id

/**
 * Events that run or are to come, the soonest first, and those that are over, the latest first.
 * @param now instant in milliseconds
 */
export function splitByTime<Event extends Dated>(events: readonly Event[], now: number) {
  const sorted = [...events].sort(byStart)
  const isOver = (event: Event) => Date.parse(event.endsAt) <= now
  return { coming: sorted.filter((event) => !isOver(event)), past: sorted.filter(isOver).reverse() }
}

/**
 * What leads a list of events to come: the first that one can still register for, now or soon, since a closed door is a
 * poor welcome; where there is none, the first. The others keep their order.
 * @param coming the soonest first
 * @param now instant in milliseconds
 */
export function leadFirst<Event extends Dated & Pick<ChurchEvent, 'status'>>(coming: readonly Event[], now: number) {
  const welcomes = (event: Event) => ['open', 'soon'].includes(eventState(event, now))
  const lead = coming.find(welcomes) ?? coming[0]
  return { lead, others: coming.filter((event) => event !== lead) }
}
