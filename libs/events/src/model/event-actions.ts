import type { BoughtTicket, EventDetail, PaymentStatus } from '@atrio/api-client'
import { eventState } from './event-state.ts'

/** What an event's page offers (document 1 section 4). */
export type EventAction =
  | { kind: 'register' | 'registerAgain' | 'unavailable' | 'closed' | 'viewTickets' }
  | { kind: 'onlineAccess'; url: string }
  | { kind: 'viewContent'; ticketId: number }

/** Statuses of orders that failed: their tickets do not count. */
const ENDED: readonly PaymentStatus[] = ['declined', 'canceled', 'refunded']

export const isHeld = ({ status }: Pick<BoughtTicket, 'status'>): boolean => !ENDED.includes(status)

type Offered = Pick<EventDetail, 'endsAt' | 'status' | 'onlineUrl' | 'tickets'>

/** Address at which a paid ticket's event is followed online, until the event is over. */
export function onlineOf(
  { status, onlineUrl }: Pick<BoughtTicket, 'status' | 'onlineUrl'>,
  event: Pick<Offered, 'endsAt' | 'status'>,
  now: number,
): string | undefined {
  const state = eventState(event, now)
  if (status !== 'approved' || state === 'ended' || state === 'unavailable') return undefined
  return onlineUrl ?? undefined
}

/** The public address of an open event without tickets; else a paid ticket's address. */
function onlineAddress(event: Offered, mine: readonly BoughtTicket[], now: number): string | undefined {
  if (event.tickets.length === 0 && event.onlineUrl && eventState(event, now) === 'open') return event.onlineUrl
  return mine
    .map((ticket) => onlineOf({ ...ticket, onlineUrl: ticket.onlineUrl ?? event.onlineUrl }, event, now))
    .find((url) => url !== undefined)
}

/**
 * The actions of an event's page, the main one first. There is always one, if only a disabled button; empty only for an
 * open event without registration. @param mine the person's own tickets of this event; empty for visitors @param now
 * instant in milliseconds
 */
export function eventActions(event: Offered, mine: readonly BoughtTicket[], now: number): EventAction[] {
  const state = eventState(event, now)
  const register = state === 'open' && event.tickets.length > 0
  const held = mine.filter(isHeld)
  const withContent = held.find(({ status, exclusiveContent }) => exclusiveContent && status === 'approved')
  const url = onlineAddress(event, held, now)
  const actions: EventAction[] = [
    ...(withContent ? [{ kind: 'viewContent' as const, ticketId: withContent.id }] : []),
    ...(url ? [{ kind: 'onlineAccess' as const, url }] : []),
    ...(held.length > 0 ? [{ kind: 'viewTickets' as const }] : []),
    ...(register ? [{ kind: held.length > 0 ? ('registerAgain' as const) : ('register' as const) }] : []),
  ]
  if (actions.length > 0 || state === 'open') return actions
  return [{ kind: state === 'closed' || state === 'ended' ? 'closed' : 'unavailable' }]
}
