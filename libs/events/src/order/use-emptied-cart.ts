import type { Payment } from '@atrio/api-client'
import { usePlacedOrder } from '@atrio/checkout'
import { useDraft } from '@atrio/forms'
import { useEffect } from 'react'
import { boughtDraft, cartDraft } from '../model/cart-draft.ts'
import { isHeld } from '../model/event-actions.ts'

/**
 * Empties the cart after a purchase; a failed order keeps it for another try. Only the order that this tab's cart
 * became empties it, and only once: tickets added later belong to another order, even when this page is opened again.
 */
export function useEmptiedCart({ code, referenceId, status }: Pick<Payment, 'code' | 'referenceId' | 'status'>): void {
  const cart = useDraft(referenceId === null ? undefined : cartDraft(referenceId))
  const bought = useDraft(referenceId === null ? undefined : boughtDraft(referenceId))
  const taken = usePlacedOrder() === code && isHeld({ status })
  useEffect(() => {
    if (!taken || bought?.read()?.['order'] === code) return
    cart?.clear()
    bought?.write({ order: code })
  }, [taken, cart, bought, code])
}
