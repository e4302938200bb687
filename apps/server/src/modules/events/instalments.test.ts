import {
  cardApi,
  createApi,
  eventDetailApi,
  paymentApi,
  purchaseApi,
  queryString,
  refusal,
  type Transport,
} from '@atrio/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARD } from '../../testing/payment-world.ts'
import { type Desk, saleDesk } from './testing/desk.ts'
import { newKey } from './testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())

/** The browser's own API client, connected to this server. */
const client = () => {
  const { app } = desk.world.server
  const transport: Transport = async ({ client: server, method, path, query, body, idempotencyKey }) => {
    const answer = await app.inject({
      method,
      url: (server === 'card' ? '' : '/api/v1') + path + queryString(query),
      ...(body !== undefined && { payload: body as object }),
      headers: {
        ...(server === 'card' && { host: 'pay.localhost', origin: 'http://demo.localhost:4200' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    })
    if (answer.statusCode >= 400) throw refusal(answer.statusCode, answer.json())
    return answer.json()
  }
  return createApi(transport, { id: desk.world.churches.demo, slug: 'igreja-demo' })
}

const RATES = {
  taxaServico: { pontosBase: 500, fixo: 0 },
  taxaProcessamento: { pontosBase: 399, fixo: 39 },
  juros: 199,
}

it.each([
  ['the buyer pays the fees', false, false],
  ['the buyer pays the fees, and interest', false, true],
  ['the church bears the fees', true, false],
] as const)('an event is paid in three instalments when %s', async (_, absorbed, interest) => {
  await desk.world.server.database.admin('update metodo_pagamento set configuracao = $1 where codigo = $2', [
    RATES,
    'cartao_credito',
  ])
  await desk.world.server.database.admin('update igreja set versao = versao + 1')
  const eventId = await desk.onSale({
    event: { qtdeMaxParcelas: 6, flagJuros: interest, flagAssumirTaxasServico: absorbed },
    lots: [{ valor: 35_000 }],
  })
  const api = client()
  const event = await api.run(eventDetailApi.get, { id: eventId })
  const fees = await api.run(paymentApi.eventFees, { eventId, amount: 35_000, method: 'card' })
  const plans = await api.run(paymentApi.installments, { fees, interest, most: event.maxInstallments })
  expect(plans.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6])
  expect(plans[0]).toMatchObject({ each: fees.total, total: fees.total })
  const plan = plans[2]!
  expect(plan.total).toBe(fees.total + plan.interest)
  expect([fees.total, plan.interest > 0]).toEqual([absorbed ? 35_000 : 38_255, interest])
  const { token } = await api.run(cardApi.cardToken, {
    number: CARD.numero,
    holder: CARD.titular,
    expires: CARD.validade,
    cvv: CARD.cvv,
    cpf: CARD.cpf,
    birthDate: CARD.dataNascimento,
    tokenizer: null,
  })
  const bought = await api.run(purchaseApi.buy, {
    userId: 0,
    eventId,
    version: event.version,
    total: plan.total,
    termsAccepted: true,
    tickets: [{ kindId: event.tickets[0]!.id, holder: 'Rui Prado', answers: [] }],
    buyer: { name: 'Rui Prado', email: 'rui@sale.test', phone: null, cpf: null, country: 'BR' },
    payment: { method: 'card', installments: 3, token, savedCardId: null, saveCard: false },
    idempotencyKey: newKey(),
  })
  expect(bought).toMatchObject({ status: 'approved', installments: 3, total: plan.total, amount: 35_000 })
})
