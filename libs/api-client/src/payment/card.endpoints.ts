import type {
  CartaoRegistradoWire,
  CartaoTokenWire,
  ContaBancariaTokenWire,
  TokenizadorWire,
  TokenWire,
} from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { bankAccountCodeOf, toToken, toTokenizer } from './card.mapper.ts'
import type { BankAccountData, CardData, Tokenizer } from './payment.types.ts'
import { stripeBankToken, stripeCardToken } from './stripe-tokens.ts'

/** Null: the tokeniser of the deployment's card base. */
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

/** Turns cards and bank accounts into tokens, and saves them (document 2 section 7.3). */
export const cardApi = {
  /** The tokeniser of a gateway. */
  tokenizer: endpoint('card.tokenizer', async (http, { gatewayId }: { gatewayId: number }, signal) =>
    toTokenizer(
      await http.get<TokenizadorWire>(`/igreja/${http.church.slug}/tokenizador/`, {
        query: { gateway: gatewayId },
        signal,
      }),
    ),
  ),
  /**
   * Sent to the payment host, another origin that gets no bearer token, or to the provider. A refusal names the form's
   * fields.
   */
  cardToken: endpoint('card.cardToken', async (http, { tokenizer, ...card }: Made<CardData>, signal) => {
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
  bankToken: endpoint('card.bankToken', async (http, { tokenizer, ...bank }: Made<BankAccountData>, signal) => {
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
   * Registers a card at the church's gateway, by the payment host's token. Refused with `card_invalid`. @returns the
   * token that saves it
   */
  registerCard: endpoint('card.registerCard', async (http, { token }: { token: string }, signal) => {
    const path = `/general/church/${http.church.id}/card`
    const registered = await http.post<CartaoRegistradoWire>(path, { body: { token }, signal })
    return { token: registered.token }
  }),
  /** Saves a registered card for later payments. */
  saveCard: endpoint('card.saveCard', async (http, { token }: { token: string }, signal) => {
    await http.post('/usuario-cartao-gateway-pagamento/', {
      query: { igreja: http.church.id },
      body: { token },
      signal,
    })
  }),
  deleteCard: endpoint('card.deleteCard', async (http, { cardId }: { cardId: number }, signal) => {
    const query = { igreja: http.church.id }
    await http.delete(`/usuario-cartao-gateway-pagamento/${cardId}`, { query, signal })
  }),
}
