import type { ArquivoRespostaWire, CompraWire, PagamentoWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { ORDER_FIELDS } from '../payment/order-fields.ts'
import { fromBuyer, fromPaymentChoice, toPayment } from '../payment/payment.mapper.ts'
import type { Buyer, PaymentChoice } from '../payment/payment.types.ts'

/** One ticket of an order: its holder and their answers; an uploaded file is named by the code of its upload. */
export type OrderedTicket = {
  kindId: number
  holder: string
  answers: { questionId: number; value: string }[]
}

export type EventOrder = {
  /** The buyer's account in the church; 0 for a guest. */
  userId: number
  eventId: number
  tickets: OrderedTicket[]
  /** Version of the event, as the buyer saw it. */
  version: string
  /** Total that the buyer saw, in minor units. */
  total: number
  termsAccepted: boolean
  buyer: Buyer | null
  payment: PaymentChoice
  /** The answer to a captcha, when one was required. */
  captcha?: string | undefined
  idempotencyKey: string
}

export type UploadedFile = { code: string; name: string; size: number }

const toPurchase = (order: EventOrder): CompraWire => ({
  ingressos: order.tickets.map(({ kindId, holder, answers }) => ({
    idIngresso: kindId,
    titular: holder,
    respostas: answers.map(({ questionId, value }) => ({ idCampo: questionId, valor: value })),
  })),
  versao: order.version,
  valorTotal: order.total,
  flagTermos: order.termsAccepted,
  comprador: order.buyer && fromBuyer(order.buyer),
  pagamento: fromPaymentChoice(order.payment),
  ...(order.captcha !== undefined && { captcha: order.captcha }),
})

/** A ticket by its place in the order, or by its kind where too few are left. */
const FIELDS = { ...ORDER_FIELDS, 'ingressos.*': 'tickets.*' }

/** Buying tickets (document 2 section 7.2). */
export const purchaseApi = {
  /** Uploads the answer to a question of the kind file. */
  uploadFile: endpoint(
    'purchase.uploadFile',
    async (
      http,
      { eventId, file, onProgress }: { eventId: number; file: File; onProgress?: (fraction: number) => void },
      signal,
    ): Promise<UploadedFile> => {
      const body = new FormData()
      body.append('arquivo', file)
      const path = `/igreja/${http.church.slug}/evento/${eventId}/arquivo/`
      const wire = await http.post<ArquivoRespostaWire>(path, { body, signal, ...(onProgress && { onProgress }) })
      return { code: wire.codigo, name: wire.nome ?? file.name, size: wire.tamanho ?? file.size }
    },
  ),
  /** Refused with one of the EVT_REG codes; a repeated key answers with the same payment. */
  buy: endpoint('purchase.buy', async (http, order: EventOrder, signal) =>
    withFormFields(FIELDS, async () =>
      toPayment(
        await http.post<PagamentoWire>(`/usuario/${order.userId}/evento/${order.eventId}/inscricao/`, {
          query: { igreja: http.church.id },
          body: toPurchase(order),
          idempotencyKey: order.idempotencyKey,
          signal,
        }),
      ),
    ),
  ),
}
