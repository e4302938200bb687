import type { BoughtTicket, EventDetail, PaymentStatus } from '@atrio/api-client'
import { eventState } from './event-state.ts'

/** What an event's page offers (document 1 section 4). */
export type EventAction =
  | { kind: 'register' | 'registerAgain' | 'unavailable' | 'closed' | 'viewTickets' }
  | { kind: 'onlineAccess'; url: string }
  | { kind: 'viewContent'; ticketId: number }

/** A ticket counts from its order on, until the order came to nothing. */
const ENDED: readonly PaymentStatus[] = ['declined', 'canceled', 'refunded']

export const isHeld = ({ status }: Pick<BoughtTicket, 'status'>): boolean => !ENDED.includes(status)

type Offered = Pick<EventDetail, 'endsAt' | 'status' | 'onlineUrl' | 'tickets'>

/** Where a ticket's event is followed online, once the ticket is paid and until the event is over. */
export function onlineOf(
  { status, onlineUrl }: Pick<BoughtTicket, 'status' | 'onlineUrl'>,
  event: Pick<Offered, 'endsAt' | 'status'>,
  now: number,
): string | undefined {
  const state = eventState(event, now)
  if (status !== 'approved' || state === 'ended' || state === 'unavailable') return undefined
  return onlineUrl ?? undefined
}

/** Everybody's address where nobody needs a ticket, while the event is open; else a paid ticket's. */
function onlineAddress(event: Offered, mine: readonly BoughtTicket[], now: number): string | undefined {
  if (event.tickets.length === 0 && event.onlineUrl && eventState(event, now) === 'open') return event.onlineUrl
  return mine
    .map((ticket) => onlineOf({ ...ticket, onlineUrl: ticket.onlineUrl ?? event.onlineUrl }, event, now))
    .find((url) => url !== undefined)
}

/**
 * The actions of an event's page, the first one leading. There is one, even if it only says that nothing can be done;
 * only where nobody has to register, and one simply comes, there is none.
 * @param mine the person's own tickets of this event; empty for visitors
 * @param now instant in milliseconds
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
