import type { EventDetail, TicketKind, UploadedFile } from '@atrio/api-client'
import { mostOf } from './ticket-sale.ts'

/** What a ticket holder has told so far, as it was typed; answers by the id of their question. */
export type Holder = {
  name: string
  answers: Record<string, string>
  files: Record<string, UploadedFile>
}

/** One ticket of the order, before it is one. */
export type CartTicket = { kindId: number; holder: Holder | null }

/** The tickets that are wanted, in the order in which their holders are asked. */
export type Cart = CartTicket[]

export const quantityOf = (cart: Cart, kindId: number): number =>
  cart.filter((ticket) => ticket.kindId === kindId).length

const indexOf = (event: Pick<EventDetail, 'tickets'>, kindId: number) =>
  event.tickets.findIndex(({ id }) => id === kindId)

/**
 * The cart with so many of a kind. What its holders have told stays: the last ones of the kind go first, and those who
 * have told nothing before all others. Tickets stand as the event lists their kinds.
 */
export function withQuantity(cart: Cart, event: Pick<EventDetail, 'tickets'>, kindId: number, quantity: number): Cart {
  const own = cart.filter((ticket) => ticket.kindId === kindId)
  const told = [...own].sort((a, b) => Number(b.holder !== null) - Number(a.holder !== null))
  const kept = told.slice(0, Math.max(0, quantity))
  const added = Array.from({ length: Math.max(0, quantity - kept.length) }, () => ({ kindId, holder: null }))
  const others = cart.filter((ticket) => ticket.kindId !== kindId)
  return [...others, ...kept, ...added].sort((a, b) => indexOf(event, a.kindId) - indexOf(event, b.kindId))
}

type Held = (kindId: number) => number

/** How many of a kind may be in the cart, with all that is in it already. */
export function mostInCart(cart: Cart, event: EventDetail, ticket: TicketKind, held: Held): number {
  const others = cart.length - quantityOf(cart, ticket.id)
  return Math.max(0, Math.min(mostOf(ticket, event, held(ticket.id)), event.maxPerOrder - others))
}

/** A cart of earlier, cut to what the event sells now. */
export const fitCart = (cart: Cart, event: EventDetail, held: Held): Cart =>
  event.tickets.reduce<Cart>((fitting, ticket) => {
    const wanted = cart.filter(({ kindId }) => kindId === ticket.id)
    const most = mostInCart(fitting, event, ticket, held)
    return [...fitting, ...withQuantity(wanted, event, ticket.id, Math.min(wanted.length, most))]
  }, [])

/** Whether a holder has told what is asked now: questions may have come since (EVT_REG_003). */
const hasTold = ({ questions }: Pick<EventDetail, 'questions'>, holder: Holder | null): boolean =>
  holder !== null &&
  holder.name.trim() !== '' &&
  questions.every(({ id, required, kind, options }) => {
    const answer = kind === 'file' ? holder.files[id]?.code : holder.answers[id]
    if (!answer) return !required
    return kind !== 'choice' || options.includes(answer)
  })

/** The first ticket whose holder is still to be asked, counted from 1; undefined where all have told. */
export function nextToFill(cart: Cart, event: Pick<EventDetail, 'questions'>): number | undefined {
  const index = cart.findIndex(({ holder }) => !hasTold(event, holder))
  return index < 0 ? undefined : index + 1
}
