import type { EventDetail, OrderedTicket } from '@atrio/api-client'
import { fitCart, quantityOf, withQuantity, type Cart } from './cart.ts'

/**
 * Cuts an order to the tickets that are still available: by the counts of the refusal, and by what the event sells now.
 * The last tickets of each kind are removed, from the order and from the cart it was made of.
 */
export function reduceOrder(
  cart: Cart,
  tickets: readonly OrderedTicket[],
  event: EventDetail,
  left: ReadonlyMap<number, number>,
): { cart: Cart; tickets: OrderedTicket[] } {
  const most = fitCart(
    tickets.map(({ kindId }) => ({ kindId, holder: null })),
    event,
    () => 0,
  )
  const allowed = (kindId: number) => Math.min(quantityOf(most, kindId), left.get(kindId) ?? Infinity)
  const taken = new Map<number, number>()
  const kept = tickets.filter(({ kindId }) => {
    const count = (taken.get(kindId) ?? 0) + 1
    taken.set(kindId, count)
    return count <= allowed(kindId)
  })
  const kinds = [...new Set(cart.map(({ kindId }) => kindId))]
  const cutCart = kinds.reduce(
    (all, kindId) => withQuantity(all, event, kindId, Math.min(quantityOf(all, kindId), allowed(kindId))),
    cart,
  )
  return { cart: cutCart, tickets: kept }
}
