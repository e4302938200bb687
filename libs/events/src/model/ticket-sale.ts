import type { BoughtTicket, EventDetail, TicketKind } from '@atrio/api-client'
import { isHeld } from './event-actions.ts'

/** The availability of a kind of ticket (document 1 section 4). */
export type Availability =
  | { kind: 'from'; at: string | null }
  /** On sale until then, or until sold out. */
  | { kind: 'until'; at: string | null; left: number | null }
  | { kind: 'expired' }
  | { kind: 'soldOut' }
  | { kind: 'userLimit'; limit: number }

/** Up to this many, the number left is shown. */
const LOW_STOCK = 10

/** How many of each kind the person has, by the kind's id; tickets of failed orders do not count. */
export function heldOfKind(mine: readonly BoughtTicket[]): (kindId: number) => number {
  const counts = new Map<number, number>()
  for (const { kind } of mine.filter(isHeld)) counts.set(kind.id, (counts.get(kind.id) ?? 0) + 1)
  return (kindId) => counts.get(kindId) ?? 0
}

/** @param held how many of it the person has already */
export function availability(ticket: TicketKind, held = 0): Availability {
  const { sale, left, perUser, saleStartsAt, saleEndsAt } = ticket
  if (sale === 'expired') return { kind: 'expired' }
  if (sale === 'soldOut' || left === 0) return { kind: 'soldOut' }
  if (sale === 'soon') return { kind: 'from', at: saleStartsAt }
  if (perUser !== null && held >= perUser) return { kind: 'userLimit', limit: perUser }
  return { kind: 'until', at: saleEndsAt, left: left !== null && left <= LOW_STOCK ? left : null }
}

/** How many of a kind one order may hold: the least of what is left, the person's limit and the order's limit. */
export function mostOf(ticket: TicketKind, { maxPerOrder }: Pick<EventDetail, 'maxPerOrder'>, held = 0): number {
  if (availability(ticket, held).kind !== 'until') return 0
  const { left, perUser } = ticket
  return Math.max(0, Math.min(maxPerOrder, left ?? Infinity, (perUser ?? Infinity) - held))
}

export const isGone = (ticket: TicketKind) => ['expired', 'soldOut'].includes(availability(ticket).kind)

/** Kinds in their order, unavailable ones last. */
export const unavailableLast = (tickets: readonly TicketKind[]): TicketKind[] =>
  [...tickets].sort((a, b) => Number(isGone(a)) - Number(isGone(b)))
