import type { PagamentoWire, ParcelamentoWire, TaxasWire } from '@atrio/contract'
import type { PaymentMethodKind } from '../church/church.types.ts'
import { endpoint } from '../endpoint.ts'
import { methodCodeOf, toFees, toInstallmentPlan, toPayment } from './payment.mapper.ts'
import type { Fees } from './payment.types.ts'

/** A guest's id in paths. */
const GUEST = 0

/** `amount` in minor units, without fees. */
type OfAmount = { amount: number; method: PaymentMethodKind }

/** Input of the instalments: the fees of a card payment, and the highest number that the order allows. */
type OfInstallments = { fees: Fees; interest: boolean; most: number }

/** Document 2 section 7.3, and what belongs to it. Money is integer minor units. */
export const paymentApi = {
  /**
   * An order and the state of its payment. Members ask for their own (`clientAccountId`); a guest's order is identified
   * by its code.
   */
  status: endpoint(
    'payment.status',
    async (http, { code, clientAccountId }: { code: string; clientAccountId: number | null }, signal) =>
      toPayment(
        await http.get<PagamentoWire>(`/usuario/${clientAccountId ?? GUEST}/pagamento/`, {
          query: { pedido: code, igreja: http.church.id },
          signal,
        }),
      ),
  ),
  fees: endpoint('payment.fees', async (http, { amount, method }: OfAmount, signal) =>
    toFees(
      await http.get<TaxasWire>('/pagamento/calcular-taxas', {
        query: { metodoPagamento: methodCodeOf(method), valor: amount, igreja: http.church.id },
        signal,
      }),
    ),
  ),
  eventFees: endpoint('payment.eventFees', async (http, of: OfAmount & { eventId: number }, signal) =>
    toFees(
      await http.get<TaxasWire>(`/evento/${of.eventId}/calcular-taxas`, {
        query: { valor: of.amount, metodoPagamento: methodCodeOf(of.method), igreja: http.church.id },
        signal,
      }),
    ),
  ),
  /** The result is under `data`. The price is sent without fees: the server adds them when the buyer pays them. */
  installments: endpoint('payment.installments', async (http, { fees, interest, most }: OfInstallments, signal) => {
    const query = {
      valor: fees.amount,
      flagJuros: interest,
      flagTaxasAdministrativas: !fees.absorbed,
      valorTaxas: fees.serviceFee + fees.processingFee,
      maxParcelas: most,
    }
    const path = `/igreja/${http.church.slug}/calcula-taxas-parcelamento-juros`
    return (await http.get<ParcelamentoWire>(path, { query, signal })).data.map(toInstallmentPlan)
  }),
}
