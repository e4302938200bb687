import { escapeHtml } from '../../http/html.ts'
import type { Order } from '../payments.tables.ts'

/** A guest follows an order by its code; the account's status page would require a sign-in. */
const statusPath = ({ usuarioId, codigo }: Order) =>
  usuarioId === null ? `/checkout/thank-you?order=${codigo}` : `/user/payment/${codigo}`

/** A link back to the portal's page of an order. @param portal its origin */
export const orderLink = (order: Order, portal: string, words: string): string =>
  `<p><a href="${escapeHtml(portal)}${statusPath(order)}">${words}</a></p>`
