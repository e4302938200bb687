import type { EventDetail } from '@atrio/api-client'
import { beginOrder } from '@atrio/checkout'
import { useFeatureContext } from '@atrio/tenant-core'
import { useNavigate } from 'react-router'
import type { Cart } from '../model/cart.ts'
import { toOrderedTickets } from '../model/holder-values.ts'
import type { EventOrderPayload } from '../order/event-order.ts'

/** Turns a complete cart into this tab's order and continues at checkout. */
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
