import type { Payment } from '@atrio/api-client'
import { usePlacedOrder } from '@atrio/checkout'
import { useDraft } from '@atrio/forms'
import { useEffect } from 'react'
import { boughtDraft, cartDraft } from '../model/cart-draft.ts'
import { isHeld } from '../model/event-actions.ts'

/**
 * What was bought is no longer in the cart; what came to nothing can be tried again. Only the order that this tab's cart
 * has become empties it, and once: what is put into it later is for another one, whichever page is looked at again.
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
