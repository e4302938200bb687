import type { EventDetail } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMyTickets } from '../data/registrations.queries.ts'
import { beginWith, fitCart, maxInCart, startCart, withQuantity, type Cart, type Holder } from '../model/cart.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { heldOfKind } from '../model/ticket-sale.ts'
import { purchasePath } from '../paths.ts'

/**
 * The cart of an event, kept in the tab over refresh, back and a login.
 * @param begin id of the kind that it begins with, beside what is kept; taken out of the address once it is in the cart
 */
export function useCart(event: EventDetail, begin?: number) {
  const navigate = useNavigate()
  const held = heldOfKind(useMyTickets(event.id))
  const draft = useDraft(cartDraft(event.id))
  const [chosen, setChosen] = useState<Cart | undefined>(() => {
    const kept = draft?.read()
    const cart = kept && readCart(kept)
    const kind = event.tickets.find(({ id }) => id === begin)
    return kind ? beginWith(cart ?? [], event, kind, held) : cart
  })
  // the sale and the person's tickets may have changed since it was filled
  const tickets = fitCart(chosen ?? startCart(event), event, held)
  const change = (next: Cart) => {
    draft?.write({ tickets: next })
    setChosen(next)
    return next
  }
  const keepBegun = useEffectEvent(() => {
    // as it was chosen: what is sold no more stays in it, so that the choice says that it was cut
    if (chosen) draft?.write({ tickets: chosen })
    void navigate(purchasePath(event.id), { replace: true, preventScrollReset: true })
  })
  // with the render: later it would hold up a person who has gone on to the next step
  useLayoutEffect(() => {
    if (begin !== undefined) keepBegun()
  }, [begin])
  return {
    tickets,
    /** Whether the person has chosen, if only by continuing with what the cart begins with. */
    isChosen: chosen !== undefined,
    /** Whether some of the chosen tickets are no longer available. */
    cut: chosen !== undefined && tickets.length < chosen.length,
    held,
    most: (kindId: number) => {
      const kind = event.tickets.find(({ id }) => id === kindId)
      return kind ? maxInCart(tickets, event, kind, held) : 0
    },
    /** Keeps the tickets as they are shown. */
    choose: () => change(tickets),
    setQuantity: (kindId: number, quantity: number) => change(withQuantity(tickets, event, kindId, quantity)),
    /** Sets the data of a ticket's holder (index from 0). */
    fill: (index: number, holder: Holder) =>
      change(tickets.map((ticket, place) => (place === index ? { ...ticket, holder } : ticket))),
  }
}

export type CartState = ReturnType<typeof useCart>
