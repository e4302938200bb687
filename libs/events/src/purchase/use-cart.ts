import type { EventDetail } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import { useState } from 'react'
import { useMyTickets } from '../data/registrations.queries.ts'
import { fitCart, maxInCart, withQuantity, type Cart, type Holder } from '../model/cart.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { heldOfKind } from '../model/ticket-sale.ts'

/** The cart of an event, kept in the tab over refresh, back and a login. */
export function useCart(event: EventDetail) {
  const held = heldOfKind(useMyTickets(event.id))
  const draft = useDraft(cartDraft(event.id))
  const [wanted, setWanted] = useState<Cart>(() => readCart(draft?.read()))
  // the sale and the person's tickets may have changed since it was filled
  const tickets = fitCart(wanted, event, held)
  const change = (next: Cart) => {
    draft?.write({ tickets: next })
    setWanted(next)
    return next
  }
  return {
    tickets,
    /** Whether some of the wanted tickets are no longer available. */
    cut: tickets.length < wanted.length,
    held,
    most: (kindId: number) => {
      const kind = event.tickets.find(({ id }) => id === kindId)
      return kind ? maxInCart(tickets, event, kind, held) : 0
    },
    setQuantity: (kindId: number, quantity: number) => change(withQuantity(tickets, event, kindId, quantity)),
    /** Sets the data of a ticket's holder (index from 0). */
    fill: (index: number, holder: Holder) =>
      change(tickets.map((ticket, place) => (place === index ? { ...ticket, holder } : ticket))),
  }
}

export type CartState = ReturnType<typeof useCart>
