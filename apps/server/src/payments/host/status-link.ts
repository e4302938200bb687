import type { Order } from '../payments.tables.ts'
import { escape } from './host-page.ts'

/** A guest follows an order by its code; the status page of the account would ask them to enter. */
const statusPath = ({ usuarioId, codigo }: Order) =>
  usuarioId === null ? `/checkout/thank-you?order=${codigo}` : `/user/payment/${codigo}`

/** A way back to the portal's page of an order. @param portal its origin */
export const backTo = (order: Order, portal: string, words: string): string =>
  `<p><a href="${escape(portal)}${statusPath(order)}">${words}</a></p>`
