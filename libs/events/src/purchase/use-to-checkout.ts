import type { EventDetail } from '@atrio/api-client'
import { beginOrder } from '@atrio/checkout'
import { useFeatureContext } from '@atrio/tenant-core'
import { useNavigate } from 'react-router'
import type { Cart } from '../model/cart.ts'
import { toOrderedTickets } from '../model/holder-values.ts'
import type { EventOrderPayload } from '../order/event-order.ts'

/** Makes a cart, whose holders have told all, this tab's order, and goes on to where it is paid. */
export function useToCheckout(event: EventDetail): (cart: Cart) => void {
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  return (cart) => {
    const payload: EventOrderPayload = {
      eventId: event.id,
      version: event.version,
      tickets: toOrderedTickets(cart, event),
    }
    void navigate(beginOrder(ctx, 'event', payload))
  }
}
