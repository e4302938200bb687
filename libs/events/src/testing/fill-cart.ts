import type { CartTicket } from '../model/cart.ts'
import { cartDraft } from '../model/cart-draft.ts'

/** Puts tickets of these kinds into the cart of this tab; with names, their holders are complete. */
export function fillCart(eventId: number, kindIds: readonly number[], names: readonly string[] = []): void {
  const tickets = kindIds.map((kindId, index): CartTicket => {
    const name = names[index]
    return { kindId, holder: name === undefined ? null : { name, answers: {}, files: {} } }
  })
  sessionStorage.setItem(`atrio.draft.${cartDraft(eventId)}`, JSON.stringify({ locale: 'pt-BR', values: { tickets } }))
}
