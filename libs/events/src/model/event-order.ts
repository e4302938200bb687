import type { ChurchEvent } from '@atrio/api-client'

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
