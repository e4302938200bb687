import type { EventDetail, TicketKind } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import type { MouseEvent } from 'react'
import { useMyTickets } from '../data/registrations.queries.ts'
import { beginWith } from '../model/cart.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { heldOfKind } from '../model/ticket-sale.ts'

/** For links to the choice of tickets: puts one of a kind into the tab's cart when the link is followed in this tab. */
export function useBeginWith(event: EventDetail) {
  const held = heldOfKind(useMyTickets(event.id))
  const draft = useDraft(cartDraft(event.id))
  return (kind: TicketKind) =>
    ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (metaKey || ctrlKey || shiftKey || altKey) return
      // read at the press: the cart of one person is removed when another signs in
      draft?.write({ tickets: beginWith(readCart(draft.read()), event, kind, held) })
    }
}
