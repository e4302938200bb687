import type { DoacaoWire, PagamentoWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { ORDER_FIELDS } from '../payment/order-fields.ts'
import { fromBuyer, fromPaymentChoice, toPayment } from '../payment/payment.mapper.ts'
import type { Buyer, PaymentChoice } from '../payment/payment.types.ts'

/** A gift to one or several reasons. Minor units. */
export type GiftOrder = {
  /** The giver's account in the church; null for a guest. */
  userId: number | null
  gifts: { reasonId: number; amount: number }[]
  /** The giver pays the fees. */
  coversFees: boolean
  /** Total that the giver saw, with fees. */
  total: number
  buyer: Buyer | null
  payment: PaymentChoice
  /** Interval in days; null: a single gift. */
  everyDays: number | null
  /** The answer to a captcha, when one was required. */
  captcha?: string | undefined
  idempotencyKey: string
}

const fromGiftOrder = (order: GiftOrder): DoacaoWire => ({
  idUsuario: order.userId,
  motivos: order.gifts.map(({ reasonId, amount }) => ({ idMotivo: reasonId, valor: amount })),
  flagUsuarioTaxa: order.coversFees,
  valorTotal: order.total,
  comprador: order.buyer && fromBuyer(order.buyer),
  pagamento: fromPaymentChoice(order.payment),
  ...(order.captcha !== undefined && { captcha: order.captcha }),
  recorrenciaDias: order.everyDays,
})

const FIELDS = {
  ...ORDER_FIELDS,
  motivos: 'gifts',
  'motivos.*.idMotivo': 'gifts.*.reasonId',
  'motivos.*.valor': 'gifts.*.amount',
  recorrenciaDias: 'everyDays',
}

/** Document 2 section 7.3. */
export const giftApi = {
  /** A repeated key answers with the same payment. */
  give: endpoint('gift.give', async (http, order: GiftOrder, signal) =>
    withFormFields(FIELDS, async () =>
      toPayment(
        await http.post<PagamentoWire>('/pagamento/', {
          query: { igreja: http.church.id },
          body: fromGiftOrder(order),
          idempotencyKey: order.idempotencyKey,
          signal,
        }),
      ),
    ),
  ),
}
