import type { Fees, InstallmentPlan, PaymentMethodKind } from '@atrio/api-client'
import type { OrderSummary } from '@atrio/tenant-core'
import { noResponse, ORDER, refuse, waitingPayments, wirePayment, wireStartUp, type FakeHttp } from '@atrio/testing'
import { begin, type Attempt, type StoredOrder } from '../model/stored-order.ts'
import { orderStore } from '../data/order.store.ts'

/** Calls of checkout and of the sample; the test church is number 1, `vida-plena`. */
export const calls = {
  buy: 'POST /sample',
  captcha: 'GET /captcha/desafio/?para=pedido',
  cardToken: 'POST /general/payment/church/1/card/token',
  defaultGateway: 'GET /global-settings/default-payment-gateway',
  cardTokenizer: 'GET /igreja/vida-plena/tokenizador/?gateway=8',
  bankTokenizer: 'GET /igreja/vida-plena/tokenizador/?gateway=5',
  providerToken: 'POST /v1/payment_methods',
  payment: `GET /usuario/0/pagamento/?pedido=${ORDER}&igreja=1`,
  ownPayment: `GET /usuario/8/pagamento/?pedido=${ORDER}&igreja=1`,
} as const

export const everyMethod: PaymentMethodKind[] = [
  'pix',
  'card',
  'boleto',
  'wallet',
  'cash',
  'manualPix',
  'paypal',
  'ach',
]

export const summaryOf = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  title: 'A mesa posta',
  subtitle: '28 e 29 de novembro',
  glassId: 'event-7',
  lines: [
    { label: 'Casal', quantity: 1, amount: 15000 },
    { label: 'Só a transmissão', quantity: 1, amount: 2000 },
  ],
  currency: 'BRL',
  amount: 17000,
  methods: everyMethod,
  maxInstallments: 3,
  cashDeadlineDays: 3,
  cashDeadlineHours: null,
  terms: { required: true, html: '<p>O ingresso é pessoal.</p><p>Devolvemos até 7 dias antes.</p>' },
  back: '/sample',
  ...over,
})

const fees: Fees = {
  currency: 'BRL',
  amount: 17000,
  serviceFee: 850,
  processingFee: 510,
  total: 18360,
  absorbed: false,
}
const plans: InstallmentPlan[] = [
  { count: 1, each: 18360, last: 18360, interest: 0, total: 18360 },
  { count: 2, each: 9180, last: 9180, interest: 0, total: 18360 },
  { count: 3, each: 6242, last: 6241, interest: 365, total: 18725 },
]

const sums = (tickets: number, factor = 1) =>
  Object.fromEntries(
    everyMethod.map((method) => [
      `GET /sample/fees?tickets=${tickets}&method=${method}`,
      { ...fees, total: fees.total * factor },
    ]),
  )

const countries = {
  paises: [
    { codigo: 'BR', nome: 'Brasil', nomeIngles: 'Brazil', nomeEspanhol: 'Brasil' },
    { codigo: 'US', nome: 'Estados Unidos', nomeIngles: 'United States', nomeEspanhol: 'Estados Unidos' },
  ],
}

export const token = { token: 'tok_0123456789', bandeira: 'Visa', final: '4242' }

const ours = { tipo: 'atrio', url: 'https://pay.portal.test', chavePublica: null, flagTeste: true }
const stripe = { tipo: 'stripe', url: 'https://api.stripe.test', chavePublica: 'pk_1', flagTeste: true }

const base: FakeHttp = {
  'GET /sample?tickets=2': summaryOf(),
  'GET /sample?tickets=1': summaryOf({ lines: [{ label: 'Casal', quantity: 1, amount: 15000 }], amount: 15000 }),
  ...sums(2),
  ...sums(1, 2),
  'GET /sample/plans?total=18360': plans,
  'GET /sample/plans?total=36720': [plans[0]],
  'GET /utils/pais/': countries,
  [calls.cardToken]: token,
  [calls.defaultGateway]: { idGatewayPagamento: 5 },
  [calls.cardTokenizer]: ours,
  [calls.bankTokenizer]: ours,
  [calls.buy]: { code: ORDER },
  [calls.payment]: wirePayment(),
}

/** The data of a member, whose account in the church is number 8. */
const person: FakeHttp = {
  'GET /user/7/usuario?cliente=1': {
    usuarios: [
      {
        id: 8,
        idUser: 7,
        igreja: { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' },
        nome: 'Ana',
        sobrenome: 'Lima',
        email: 'ana@demo.test',
        dataCadastro: '2026-01-01T12:00:00Z',
        flagModeradorChat: false,
      },
    ],
  },
  'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
  [calls.ownPayment]: wirePayment(),
}
const saved = { titular: 'ANA B LIMA', bandeira: 'Visa', validade: '08/2029' }
const expired = { ...saved, id: 31, idGatewayPagamento: 8, final: '4242', validade: '10/2026' }
const valid = { ...saved, id: 32, idGatewayPagamento: 8, final: '1881' }

const declined = wirePayment({ situacao: 'nao_aprovado', motivoRecusa: 'cartao_recusado' })

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  base,
  free: {
    ...base,
    'GET /sample?tickets=2': summaryOf({
      amount: 0,
      methods: [],
      lines: [{ label: 'Entrada', quantity: 2, amount: 0 }],
    }),
  },
  noMethods: { ...base, 'GET /sample?tickets=2': summaryOf({ methods: [] }) },
  gone: { ...base, 'GET /sample?tickets=2': refuse(404, 'not_found') },
  summaryFails: { ...base, 'GET /sample?tickets=2': refuse(500) },
  sumsFail: { ...base, 'GET /sample/fees?tickets=2&method=pix': refuse(500) },
  member: { ...base, ...person },
  savedCards: {
    ...base,
    ...person,
    'GET /usuario/vida-plena/8/cartoes': {
      cartoes: [
        { id: 31, idGatewayPagamento: 8, final: '4242', ...saved },
        { id: 32, idGatewayPagamento: 8, final: '1881', ...saved },
        { id: 33, idGatewayPagamento: 5, final: '9999', ...saved },
      ],
    },
  },
  expiredCards: { ...base, ...person, 'GET /usuario/vida-plena/8/cartoes': { cartoes: [expired, valid] } },
  onlyExpiredCards: { ...base, ...person, 'GET /usuario/vida-plena/8/cartoes': { cartoes: [expired] } },
  cardsFail: { ...base, ...person, 'GET /usuario/vida-plena/8/cartoes': refuse(500) },
  declined: { ...base, [calls.payment]: declined },
  underReview: { ...base, [calls.payment]: wirePayment({ situacao: 'em_analise' }) },
  challenge: { ...base, [calls.payment]: waitingPayments.challenge },
  badCard: { ...base, [calls.cardToken]: refuse(400, 'card_invalid') },
  /** The provider makes the tokens of cards. */
  stripe: {
    ...base,
    [calls.cardTokenizer]: stripe,
    [calls.providerToken]: { id: 'pm_1AbcDefGh', card: { brand: 'visa', last4: '4242' } },
  },
  badCardAtStripe: { ...base, [calls.cardTokenizer]: stripe, [calls.providerToken]: refuse(402) },
  tokenizerLost: { ...base, [calls.cardTokenizer]: noResponse() },
  /** A backend without a call for tokenisers. */
  noTokenizer: { ...base, [calls.cardTokenizer]: refuse(404, 'not_found') },
  tokenLost: { ...base, [calls.cardToken]: noResponse() },
  lost: { ...base, [calls.buy]: noResponse() },
  refused: { ...base, [calls.buy]: refuse(409, 'SAMPLE_001') },
  failed: { ...base, [calls.buy]: refuse(400, 'strange') },
  mismatch: { ...base, [calls.buy]: refuse(422, 'idempotency_mismatch') },
} satisfies Record<string, FakeHttp>

export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana', surname: 'Lima' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

const gateways: Partial<Record<PaymentMethodKind, number>> = { card: 8, wallet: 4 }
const codes = {
  pix: 'pix',
  card: 'cartao_credito',
  boleto: 'boleto',
  wallet: 'picpay',
  cash: 'dinheiro',
  manualPix: 'pix_manual',
  paypal: 'paypal',
  ach: 'ach',
}

/** The test church, with every method. */
export const everyMethodChurch = {
  metodosPagamento: everyMethod.map((kind, index) => ({
    id: index + 1,
    codigo: codes[kind],
    nome: kind,
    idGatewayPagamento: gateways[kind] ?? null,
  })),
}

const american = wireStartUp().igreja
/** A church in the United States. */
export const americanChurch = {
  ...everyMethodChurch,
  igreja: {
    ...american,
    moeda: 'USD',
    idioma: 'en',
    fusoHorario: 'America/Chicago',
    endereco: { ...american.endereco!, pais: 'US' },
  },
}

export const config = { cardBase: 'https://pay.portal.test' }

let made = 0
/** Two tickets of the sample as this tab's order. */
export function startOrder(over: Partial<StoredOrder> = {}): StoredOrder {
  const order = { ...begin(null, 'event', { tickets: 2 }, () => `0123456789abcdef-${++made}`), ...over }
  orderStore.write(order)
  return order
}

/** The same, with a chosen method. */
export const startWith = (method: PaymentMethodKind) => startOrder({ method })

/** An attempt sent before, without an answer. */
export const sentAttempt: Attempt = {
  method: 'pix',
  installments: 1,
  token: null,
  savedCardId: null,
  saveCard: false,
  total: 18360,
  termsAccepted: true,
  payer: null,
}

export const endOrder = () => orderStore.write(null)
