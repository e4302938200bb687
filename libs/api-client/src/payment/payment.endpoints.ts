import type {
  CartaoRegistradoWire,
  CartaoTokenWire,
  ContaBancariaTokenWire,
  PagamentoWire,
  ParcelamentoWire,
  TaxasWire,
  TokenizadorWire,
  TokenWire,
} from '@atrio/contract'
import type { PaymentMethodKind } from '../church/church.types.ts'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import {
  bankAccountCodeOf,
  methodCodeOf,
  toFees,
  toInstallmentPlan,
  toPayment,
  toToken,
  toTokenizer,
} from './payment.mapper.ts'
import type { BankAccountData, CardData, Fees, Tokenizer } from './payment.types.ts'
import { stripeBankToken, stripeCardToken } from './stripe-tokens.ts'

/** A guest's id in paths of people. */
const GUEST = 0

/** `amount` in minor units, without fees. */
type OfAmount = { amount: number; method: PaymentMethodKind }

/** What instalments are computed of: the fees of the whole by card, and the most that the order takes. */
type OfInstallments = { fees: Fees; interest: boolean; most: number }

/** Null: where the deployment's card base is. */
type Made<Data> = Data & { tokenizer: Tokenizer | null }

const CARD_FIELDS = {
  numero: 'cardNumber',
  titular: 'holder',
  validade: 'dueDate',
  cvv: 'cvv',
  cpf: 'holderCpf',
  dataNascimento: 'holderBirthDate',
}
const ACCOUNT_FIELDS = {
  numeroConta: 'account',
  numeroRoteamento: 'routing',
  tipoConta: 'accountType',
  titular: 'accountHolder',
}

/** Document 2 section 7.3, and what belongs to it. Money is integer minor units. */
export const paymentApi = {
  /**
   * An order and where its payment stands. A member asks for their own (`clientAccountId`); a guest's order is had by
   * its code alone.
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
  /** The result stands under `data`. The price goes without the fees: the server adds them where the buyer pays them. */
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
  /** Where the tokens of a gateway are made. */
  tokenizer: endpoint('payment.tokenizer', async (http, { gatewayId }: { gatewayId: number }, signal) =>
    toTokenizer(
      await http.get<TokenizadorWire>(`/igreja/${http.church.slug}/tokenizador/`, {
        query: { gateway: gatewayId },
        signal,
      }),
    ),
  ),
  /** At the payment host, which is another origin and gets no bearer, or at the provider. A refusal names the form's fields. */
  cardToken: endpoint('payment.cardToken', async (http, { tokenizer, ...card }: Made<CardData>, signal) => {
    if (tokenizer?.kind === 'stripe') return stripeCardToken(http, tokenizer, card, signal)
    return withFormFields(CARD_FIELDS, async () => {
      const body = {
        numero: card.number,
        titular: card.holder,
        validade: card.expires,
        cvv: card.cvv,
        cpf: card.cpf,
        dataNascimento: card.birthDate,
      } satisfies CartaoTokenWire
      const path = `/general/payment/church/${http.church.id}/card/token`
      return toToken(await http.post<TokenWire>(path, { client: 'card', body, signal }))
    })
  }),
  /** The same for a bank account. */
  bankToken: endpoint('payment.bankToken', async (http, { tokenizer, ...bank }: Made<BankAccountData>, signal) => {
    if (tokenizer?.kind === 'stripe') return stripeBankToken(http, tokenizer, bank, signal)
    return withFormFields(ACCOUNT_FIELDS, async () => {
      const body = {
        numeroConta: bank.account,
        numeroRoteamento: bank.routing,
        tipoConta: bankAccountCodeOf(bank.type),
        titular: bank.holder,
      } satisfies ContaBancariaTokenWire
      const path = `/general/payment/church/${http.church.id}/card/token`
      return toToken(await http.post<TokenWire>(path, { client: 'card', body, signal }))
    })
  }),
  /**
   * Has the church's gateway keep a card, by the payment host's token. Refused with `card_invalid`.
   * @returns the token that saves it
   */
  registerCard: endpoint('payment.registerCard', async (http, { token }: { token: string }, signal) => {
    const path = `/general/church/${http.church.id}/card`
    const registered = await http.post<CartaoRegistradoWire>(path, { body: { token }, signal })
    return { token: registered.token }
  }),
  /** Saves a card that is registered, for a later payment. */
  saveCard: endpoint('payment.saveCard', async (http, { token }: { token: string }, signal) => {
    await http.post('/usuario-cartao-gateway-pagamento/', {
      query: { igreja: http.church.id },
      body: { token },
      signal,
    })
  }),
  deleteCard: endpoint('payment.deleteCard', async (http, { cardId }: { cardId: number }, signal) => {
    const query = { igreja: http.church.id }
    await http.delete(`/usuario-cartao-gateway-pagamento/${cardId}`, { query, signal })
  }),
}
