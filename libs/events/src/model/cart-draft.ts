import type { Cart, Holder } from './cart.ts'

/** Key of the draft that keeps a cart in the tab. */
export const cartDraft = (eventId: number) => `events.cart.${eventId}`
/** Key of the draft that records which order has emptied the cart. */
export const boughtDraft = (eventId: number) => `events.bought.${eventId}`
/** Key of the draft of one holder's unfinished form. */
export const holderDraft = (eventId: number, ticket: number) => `events.holder.${eventId}.${ticket}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isHolder = (value: unknown): value is Holder =>
  isRecord(value) && typeof value['name'] === 'string' && isRecord(value['answers']) && isRecord(value['files'])

/** The cart of a draft; a shape of an older version, or any other value, reads as empty. */
export function readCart(draft: Record<string, unknown> | undefined): Cart {
  const tickets = draft?.['tickets']
  if (!Array.isArray(tickets)) return []
  return tickets.flatMap((ticket: unknown) => {
    if (!isRecord(ticket) || !Number.isSafeInteger(ticket['kindId'])) return []
    return [{ kindId: ticket['kindId'] as number, holder: isHolder(ticket['holder']) ? ticket['holder'] : null }]
  })
}
