import type { EventDetail } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import { useState } from 'react'
import { useMyTickets } from '../data/registrations.queries.ts'
import { fitCart, mostInCart, withQuantity, type Cart, type Holder } from '../model/cart.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { heldOfKind } from '../model/ticket-sale.ts'

/** The cart of an event, kept in the tab over refresh, back and a trip to the login. */
export function useCart(event: EventDetail) {
  const held = heldOfKind(useMyTickets(event.id))
  const draft = useDraft(cartDraft(event.id))
  const [wanted, setWanted] = useState<Cart>(() => readCart(draft?.read()))
  // what is on sale, and what the person has, may have changed since it was filled
  const tickets = fitCart(wanted, event, held)
  const change = (next: Cart) => {
    draft?.write({ tickets: next })
    setWanted(next)
    return next
  }
  return {
    tickets,
    /** Some of what was wanted can't be had any more. */
    cut: tickets.length < wanted.length,
    held,
    most: (kindId: number) => {
      const kind = event.tickets.find(({ id }) => id === kindId)
      return kind ? mostInCart(tickets, event, kind, held) : 0
    },
    setQuantity: (kindId: number, quantity: number) => change(withQuantity(tickets, event, kindId, quantity)),
    /** What the holder of a ticket (from 0) has told. */
    fill: (index: number, holder: Holder) =>
      change(tickets.map((ticket, place) => (place === index ? { ...ticket, holder } : ticket))),
  }
}

export type CartState = ReturnType<typeof useCart>
