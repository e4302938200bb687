import type { EventDetail, TicketKind, UploadedFile } from '@atrio/api-client'
import { mostOf } from './ticket-sale.ts'

/** A ticket holder's data as typed so far; answers by the id of their question. */
export type Holder = {
  name: string
  answers: Record<string, string>
  files: Record<string, UploadedFile>
}

/** One ticket of the cart. */
export type CartTicket = { kindId: number; holder: Holder | null }

/** The wanted tickets, in the order in which their holders are asked. */
export type Cart = CartTicket[]

export const quantityOf = (cart: Cart, kindId: number): number =>
  cart.filter((ticket) => ticket.kindId === kindId).length

const indexOf = (event: Pick<EventDetail, 'tickets'>, kindId: number) =>
  event.tickets.findIndex(({ id }) => id === kindId)

/**
 * Sets the quantity of a kind. Data of holders is kept: tickets without holder data go first, then the last of the
 * kind. Tickets are ordered as the event lists their kinds.
 */
export function withQuantity(cart: Cart, event: Pick<EventDetail, 'tickets'>, kindId: number, quantity: number): Cart {
  const own = cart.filter((ticket) => ticket.kindId === kindId)
  const filledFirst = [...own].sort((a, b) => Number(b.holder !== null) - Number(a.holder !== null))
  const kept = filledFirst.slice(0, Math.max(0, quantity))
  const added = Array.from({ length: Math.max(0, quantity - kept.length) }, () => ({ kindId, holder: null }))
  const others = cart.filter((ticket) => ticket.kindId !== kindId)
  return [...others, ...kept, ...added].sort((a, b) => indexOf(event, a.kindId) - indexOf(event, b.kindId))
}

type Held = (kindId: number) => number

/** The most tickets of a kind that the cart may hold, given its other tickets. */
export function maxInCart(cart: Cart, event: EventDetail, ticket: TicketKind, held: Held): number {
  const others = cart.length - quantityOf(cart, ticket.id)
  return Math.max(0, Math.min(mostOf(ticket, event, held(ticket.id)), event.maxPerOrder - others))
}

/** Cuts an older cart to what the event sells now. */
export const fitCart = (cart: Cart, event: EventDetail, held: Held): Cart =>
  event.tickets.reduce<Cart>((fitting, ticket) => {
    const wanted = cart.filter(({ kindId }) => kindId === ticket.id)
    const most = maxInCart(fitting, event, ticket, held)
    return [...fitting, ...withQuantity(wanted, event, ticket.id, Math.min(wanted.length, most))]
  }, [])

/** What a person begins with who has chosen nothing yet: one ticket where the event has a single kind, else none. */
export const startCart = ({ tickets }: Pick<EventDetail, 'tickets'>): Cart =>
  tickets.length === 1 ? tickets.map(({ id }) => ({ kindId: id, holder: null })) : []

/**
 * The cart that the purchase begins with where a kind is chosen on the event's page: with one of it, beside what was
 * chosen before. Replaces a single ticket of another kind whose holder has no data yet.
 */
export function beginWith(cart: Cart, event: EventDetail, kind: TicketKind, held: Held): Cart {
  const fitting = fitCart(cart, event, held)
  if (quantityOf(fitting, kind.id) > 0) return cart
  const isGlance = cart.length === 1 && cart[0]?.holder === null
  // else what is sold no more stays in it, so that the choice says that it was cut
  const [kept, beside] = isGlance ? [[], []] : [cart, fitting]
  return maxInCart(beside, event, kind, held) > 0 ? withQuantity(kept, event, kind.id, 1) : cart
}

/** Whether a holder has answered the current questions: the event may have added some (EVT_REG_003). */
const hasTold = ({ questions }: Pick<EventDetail, 'questions'>, holder: Holder | null): boolean =>
  holder !== null &&
  holder.name.trim() !== '' &&
  questions.every(({ id, required, kind, options }) => {
    const answer = kind === 'file' ? holder.files[id]?.code : holder.answers[id]
    if (!answer) return !required
    return kind !== 'choice' || options.includes(answer)
  })

/** Number, from 1, of the first ticket whose holder lacks data; undefined when all are complete. */
export function nextToFill(cart: Cart, event: Pick<EventDetail, 'questions'>): number | undefined {
  const index = cart.findIndex(({ holder }) => !hasTold(event, holder))
  return index < 0 ? undefined : index + 1
}
