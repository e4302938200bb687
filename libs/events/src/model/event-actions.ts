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
  const actions: EventAction[] = [
    ...(withContent ? [{ kind: 'viewContent' as const, ticketId: withContent.id }] : []),
    ...(event.onlineUrl && state !== 'ended' ? [{ kind: 'onlineAccess' as const, url: event.onlineUrl }] : []),
    ...(held.length > 0 ? [{ kind: 'viewTickets' as const }] : []),
    ...(register ? [{ kind: held.length > 0 ? ('registerAgain' as const) : ('register' as const) }] : []),
  ]
  if (actions.length > 0 || state === 'open') return actions
  return [{ kind: state === 'closed' || state === 'ended' ? 'closed' : 'unavailable' }]
}
