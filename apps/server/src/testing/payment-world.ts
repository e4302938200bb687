import { FormaPagamentoWire, PagamentoWire, type PaymentMethodCode, type PaymentStatusCode } from '@atrio/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import {
  churchMethods,
  feesOf,
  holdUntil,
  openOrder,
  placeOrder,
  plansOf,
  registerOrderKind,
} from '../payments/payments.ts'
import type { Config } from '../runtime/config.ts'
import { type People, people } from './people.ts'

const Body = Type.Object({
  valor: Type.Integer(),
  usuario: Type.Union([Type.Integer(), Type.Null()]),
  forma: FormaPagamentoWire,
})

/** Status changes announced to the test's kind of order, as code and status: within the transaction and after it. */
export type Announced = {
  inside: [string, PaymentStatusCode, PaymentStatusCode][]
  after: [string, PaymentStatusCode][]
}

export type PaymentWorld = People & {
  announced: Announced
  /** Buys an order of the test's kind, through idempotent, openOrder and pay. */
  buy(purchase: Purchase): Promise<LightMyRequestResponse>
  /** Tokenises a card or bank account at the payment host. */
  token(data?: object): Promise<string>
  atPaymentHost(method: 'GET' | 'POST', url: string, payload?: object | string): Promise<LightMyRequestResponse>
  /** Waits for background work. */
  settle(): Promise<void>
}
export type Purchase = {
  method: PaymentMethodCode | null
  key: string
  amount?: number
  installments?: number
  token?: string | null
  user?: number | null
  save?: boolean
  card?: number | null
}

export const CARD = {
  numero: '4242 4242 4242 4242',
  titular: 'Ana Souza',
  validade: '12/2031',
  cvv: '123',
  cpf: null,
  dataNascimento: null,
}
export const BANK = {
  numeroConta: '000123456789',
  numeroRoteamento: '110000000',
  tipoConta: 'corrente',
  titular: 'Ana Souza',
}
const BUYER = { nome: 'Ana Souza', email: 'ana@demo.test', telefone: null, cpf: '52998224725', pais: 'BR' }

/** A church with every payment method, and a kind of order that only records what is announced to it. */
export async function paymentWorld(config: Partial<Config> = {}): Promise<PaymentWorld> {
  const announced: Announced = { inside: [], after: [] }
  const world = await people(addPurchase, config)
  // replaces the server's own kind, which `registerOrderKinds` restores
  registerOrderKind('plano', {
    onStatus: async (_tx, order, from, to) => void announced.inside.push([order.codigo, from, to]),
    mailOf: async (_services, { codigo, situacao }) => void announced.after.push([codigo, situacao]),
  })
  await world.server.database.admin(
    `insert into metodo_pagamento (igreja_id, codigo, nome, id_gateway_pagamento, configuracao)
     select $1, codigo, codigo, gateway, configuracao::jsonb from (values
       ('pix', 8, '{}'), ('boleto', 8, '{}'), ('picpay', 4, '{}'), ('paypal', null, '{}'), ('ach', 5, '{}'),
       ('cartao_credito', 8, '{"juros":199,"taxaProcessamento":{"pontosBase":399,"fixo":39},"taxaServico":{"pontosBase":500,"fixo":0}}'),
       ('dinheiro', null, '{"instrucoes":"Na secretaria"}'),
       ('pix_manual', null, '{"chavePix":{"tipo":"cnpj","chave":"11.444.777/0001-61","titular":"Igreja Vida Plena","cidade":"São Paulo"}}')
     ) as m (codigo, gateway, configuracao)`,
    [world.churches.demo],
  )
  const { app } = world.server
  let addresses = 0
  // Each request comes from another address, so that no limit per address refuses it.
  const atPaymentHost: PaymentWorld['atPaymentHost'] = (method, url, payload) =>
    app.inject({
      remoteAddress: `10.${30 + (++addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`,
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        host: 'pay.localhost',
        origin: 'http://demo.localhost:4200',
        ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    })
  return {
    ...world,
    announced,
    atPaymentHost,
    buy: ({ method, key, amount = 10_000, installments = 1, token = null, user = null, save = false, card = null }) =>
      app.inject({
        method: 'POST',
        url: `/test/purchase?igreja=${world.churches.demo}`,
        headers: { 'idempotency-key': key, host: 'demo.localhost' },
        payload: {
          valor: amount,
          usuario: user,
          forma: { metodoPagamento: method, qtdeParcelas: installments, token, idCartao: card, salvarCartao: save },
        },
      }),
    async token(data = CARD) {
      const answer = await atPaymentHost('POST', `/general/payment/church/${world.churches.demo}/card/token`, data)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<{ token: string }>().token
    },
    async settle() {
      await app.services.auth.background.settle()
      await app.services.payments.notices.deliver()
    },
  }
}

/** A minimal purchase route, as a feature would write it, without a product. */
function addPurchase(app: FastifyInstance): void {
  app.post<{ Querystring: { igreja: string } }>(
    '/test/purchase',
    { config: { access: 'public', church: 'none' } },
    async (request) => {
      const { services } = app
      const body = Value.Decode(Body, request.body)
      const church = await services.directory.byId(Number(request.query.igreja))
      if (!church) throw new Error('no such church')
      const { metodoPagamento: code, qtdeParcelas: count } = body.forma
      const data = services.database.churches.of(church.id)
      const scope = { church: church.id, scope: 'test', who: String(body.usuario ?? 'guest'), form: body.forma }
      return placeOrder(services, request, scope, {
        check: () => data.use((db) => churchMethods(services, db, church.id)),
        async open(claim, methods) {
          const method = code === null ? null : (methods.get(code) ?? null)
          const fees = feesOf(method, body.valor, { absorbed: false })
          const plan =
            method && plansOf(method, fees.total, { most: 12, interest: true }).find((each) => each.count === count)
          return data.transaction((tx) =>
            openOrder(services, tx, {
              church,
              kind: 'plano',
              referenceId: null,
              description: 'Plano',
              user: body.usuario,
              buyer: BUYER,
              method,
              claim,
              amounts: { ...fees, interest: plan?.interest ?? 0 },
              installments: { count, each: plan?.each ?? fees.total },
              expiresAt: holdUntil(code, services.clock(), 2),
            }),
          )
        },
      })
    },
  )
}

/** The order in a purchase's answer. */
export const paid = (answer: LightMyRequestResponse): PagamentoWire => {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return Value.Decode(PagamentoWire, answer.json())
}
