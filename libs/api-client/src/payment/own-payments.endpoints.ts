import type { PagamentoProprioWire, PagamentosWire, ResumoDoacoesWire } from '@atrio/contract'
import { PAYMENT_METHODS } from '../church/payment-methods.ts'
import type { PaymentMethodKind } from '../church/church.types.ts'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { RECURRENCE_STATUS, type RecurrenceStatus } from '../giving/recurring.endpoints.ts'
import { known } from '../wire-code.ts'
import { ORDER_KINDS, toPaymentStatus } from './payment.mapper.ts'
import type { OrderKind, PaymentStatus } from './payment.types.ts'

/** An order in the list of one's own. Minor units; instants are ISO 8601. */
export type OwnPayment = {
  code: string
  kind: OrderKind
  description: string
  status: PaymentStatus
  method: PaymentMethodKind | null
  currency: string
  total: number
  returned: number
  disputed: boolean
  createdAt: string
  /** The plan of an order that repeats. */
  repeats: { amount: number; everyDays: number; status: RecurrenceStatus } | null
}

/** `years` to choose from, the latest first. */
export type OwnPaymentsPage = { payments: OwnPayment[]; years: number[]; next: string | null }

/** What was given in a year, in one currency. Minor units. */
export type GiftSums = {
  currency: string
  reasons: { name: string; count: number; amount: number }[]
  returned: number
  total: number
  test: boolean
}

/** Language of a file. */
type FileLocale = 'pt-BR' | 'en' | 'es'
const languageCode = (locale: FileLocale) => locale.replace('-', '_')

const toOwnPayment = (wire: PagamentoProprioWire): OwnPayment => ({
  code: wire.pedido,
  kind: known(ORDER_KINDS, wire.tipo) ?? 'event',
  description: wire.descricao,
  status: toPaymentStatus(wire.situacao),
  method: wire.metodoPagamento ? (known(PAYMENT_METHODS, wire.metodoPagamento) ?? null) : null,
  currency: wire.moeda,
  total: wire.valorTotal,
  returned: wire.valorDevolvido,
  disputed: wire.flagContestado,
  createdAt: wire.dataCadastro,
  repeats: wire.recorrencia
    ? {
        amount: wire.recorrencia.valor,
        everyDays: wire.recorrencia.recorrenciaDias,
        status: RECURRENCE_STATUS[wire.recorrencia.situacao],
      }
    : null,
})

/** A person's own payments and gifts, and what is printed of them: our own calls. */
export const ownPaymentsApi = {
  /** Newest first; of one year, or of all. */
  list: personalEndpoint(
    'ownPayments.list',
    async (http, { year, after }: { year?: number; after?: string }, signal): Promise<OwnPaymentsPage> => {
      const query = { igreja: http.church.id, ...(year && { ano: year }), ...(after && { depois: after }) }
      const page = await http.get<PagamentosWire>('/user/pagamento', { query, signal })
      return { payments: page.pagamentos.map(toOwnPayment), years: page.anos, next: page.proximo ?? null }
    },
  ),
  /** The approved gifts of a year; empty without any. */
  gifts: personalEndpoint(
    'ownPayments.gifts',
    async (http, { year }: { year: number }, signal): Promise<GiftSums[]> => {
      const query = { ano: year, igreja: http.church.id }
      const { moedas } = await http.get<ResumoDoacoesWire>('/user/doacao/resumo', { query, signal })
      return moedas.map(({ moeda, motivos, valorDevolvido, valorTotal, flagTeste }) => ({
        currency: moeda,
        reasons: motivos.map(({ nome, qtde, valor }) => ({ name: nome, count: qtde, amount: valor })),
        returned: valorDevolvido,
        total: valorTotal,
        test: flagTeste,
      }))
    },
  ),
  /** The summary of a year to print. */
  giftsFile: endpoint('ownPayments.giftsFile', (http, { year, locale }: { year: number; locale: FileLocale }, signal) =>
    http.get<Blob>('/user/doacao/resumo/pdf', {
      query: { ano: year, idioma: languageCode(locale), igreja: http.church.id },
      accept: 'application/pdf',
      signal,
    }),
  ),
  /** The receipt of a paid order, a member's or (`NOBODY`) a guest's, to print. */
  receipt: endpoint(
    'ownPayments.receipt',
    (http, { code, userId, locale }: { code: string; userId: number; locale: FileLocale }, signal) =>
      http.get<Blob>(`/usuario/${userId}/pagamento/recibo`, {
        query: { pedido: code, idioma: languageCode(locale), igreja: http.church.id },
        accept: 'application/pdf',
        signal,
      }),
  ),
}
