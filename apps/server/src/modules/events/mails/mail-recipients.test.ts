import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD } from '../../../testing/payment-world.ts'
import { sweepPayments } from '../../../payments/sweep.ts'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { guest, purchaseOf } from '../testing/sale.ts'

const DAY = 86_400_000

let desk: Desk
let event: number
beforeAll(async () => {
  desk = await saleDesk()
  event = await desk.onSale({ event: { nome: 'Retiro' } })
  await desk.world.server.database.admin(`update metodo_pagamento set configuracao = '{}'`)
  await desk.world.server.database.admin('update igreja set versao = versao + 1')
})
afterAll(() => desk.world.close())

const host = { host: 'pay.localhost', origin: 'http://demo.localhost:4200' }
const byCard = async (email: string, numero: string) => {
  const url = `/general/payment/church/${desk.world.churches.demo}/card/token`
  const { app } = desk.world.server
  const answer = await app.inject({ method: 'POST', url, payload: { ...CARD, numero }, headers: host })
  const { token } = answer.json<{ token: string }>()
  const body = purchaseOf(await desk.detail(event), 1, { comprador: guest(email) })
  const pagamento = { ...body.pagamento, metodoPagamento: 'cartao_credito' as const, token }
  return wireOf(PagamentoWire, await desk.buy(event, { ...body, pagamento }))
}
const play = (action: string, code: string) =>
  desk.world.server.app.inject({
    method: 'POST',
    url: `/sandbox/${code}`,
    payload: `action=${action}`,
    headers: { host: 'pay.localhost', 'content-type': 'application/x-www-form-urlencoded' },
  })
const subjects = async (email: string) => (await desk.world.mailsTo(email)).map(({ subject }) => subject)

describe('a buyer is notified', () => {
  it('of a card that is refused after a review', async () => {
    const order = await byCard('reviewed@sale.test', '4000000000009235')
    expect(order.situacao).toBe('em_analise')
    expect(await subjects('reviewed@sale.test')).toEqual([])
    await play('refuse', order.pedido)
    expect(await subjects('reviewed@sale.test')).toEqual(['Retiro: inscrição cancelada'])
  })

  it('on the page only, not by mail, of a card that is declined at once', async () => {
    expect((await byCard('declined@sale.test', '4000000000000002')).situacao).toBe('nao_aprovado')
    expect(await subjects('declined@sale.test')).toEqual([])
    const [left] = await desk.world.server.database.admin('select from aviso_pedido')
    expect(left).toBeUndefined()
  })

  it('of late money that is refunded', async () => {
    const { services } = desk.world.server.app
    const body = withMethod(purchaseOf(await desk.detail(event), 1, { comprador: guest('late@sale.test') }), 'pix')
    const order = wireOf(PagamentoWire, await desk.buy(event, body))
    await desk.world.mailsTo('late@sale.test')
    desk.world.wait(31 * 60_000)
    await sweepPayments(services)
    await desk.world.mailsTo('late@sale.test')
    desk.world.wait(DAY) // an unverified address: two mails a day
    await play('pay', order.pedido)
    const hints: number[] = []
    const { notices } = services.payments
    services.payments.notices = { ...notices, hint: (church) => void hints.push(church) }
    await sweepPayments(services)
    services.payments.notices = notices
    expect(hints).toEqual([desk.world.churches.demo]) // at once, not at the next poll
    expect(await subjects('late@sale.test')).toEqual([
      'Retiro: falta o pagamento',
      'Retiro: inscrição cancelada',
      'Retiro: valor devolvido',
    ])
  })
})
