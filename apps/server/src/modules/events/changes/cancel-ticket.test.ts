import { InscricoesWire, type PagamentoWire, PagamentosWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { sweepPayments } from '../../../payments/sweep.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD, paid } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { changesWorld, free, reasonOf, rule } from '../testing/changes-world.ts'
import { newKey, purchaseOf } from '../testing/sale.ts'

const HOUR = 3_600_000
const changes = changesWorld()
const { onSale, call, detail, buy, ticketsOf, cancel, forgetLimits, expectPlaces } = changes
const byCard = async () => ({ metodoPagamento: 'cartao_credito' as const, token: await changes.world.token(CARD) })
const refunds = async (pedido: string) =>
  (
    await changes.world.server.database.admin<{ valor: string }>(
      `select m.valor from movimento_pedido m join pedido p on p.id = m.pedido_id and p.igreja_id = m.igreja_id
       where p.codigo = $1 and m.referencia like 'part-%' order by m.valor`,
      [pedido],
    )
  ).map(({ valor }) => Number(valor))
const orderOf = async ({ pedido }: PagamentoWire) =>
  wireOf(PagamentosWire, await call('GET', '/user/pagamento')).pagamentos.find((each) => each.pedido === pedido)

describe('cancelling a free ticket', () => {
  it('frees its place at once, replaces its code, and ends the order with the last one', async () => {
    const event = await onSale(free)
    const order = await buy(event, 2)
    const [first, second] = await ticketsOf(event)
    expect((await detail(event)).situacao).toBe('esgotado')
    expect(outcome(await cancel(event, first!.id))).toBe('200')
    await expectPlaces(event, 1)
    expect((await detail(event)).situacao).toBe('aberto')
    const after = await ticketsOf(event)
    expect(after.find(({ id }) => id === first!.id)).toMatchObject({ situacao: 'cancelado', codigo: null })
    expect(after.find(({ id }) => id === second!.id)).toMatchObject({ situacao: 'aprovado', codigo: second!.codigo })
    const codes = await changes.world.server.database.admin('select 1 from inscricao where codigo = $1', [
      first!.codigo,
    ])
    expect(codes).toEqual([])
    expect((await orderOf(order))?.situacao).toBe('aprovado')
    expect(outcome(await cancel(event, second!.id))).toBe('200')
    await expectPlaces(event, 0)
    expect((await orderOf(order))?.situacao).toBe('cancelado')
    const subjects = (await changes.world.mailsTo(changes.world.ana.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining(['Retiro: ingresso cancelado', 'Retiro: inscrição cancelada']))
  })

  it('frees one place however often it is asked at once', async () => {
    const event = await onSale(free)
    await buy(event, 2)
    const [ticket] = await ticketsOf(event)
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(event, ticket!.id)))
    expect(answers.map(outcome)).toEqual(Array.from({ length: 6 }, () => '200'))
    await expectPlaces(event, 1)
  })

  it('is for its holder only', async () => {
    const event = await onSale(free)
    await buy(event)
    const [ticket] = await ticketsOf(event)
    for (const who of [changes.world.admin, changes.world.eva]) {
      for (const user of [who.user, changes.world.ana.user]) {
        expect(outcome(await cancel(event, ticket!.id, who, user))).toBe('404 not_found')
      }
    }
    expect(outcome(await cancel(event, ticket!.id, null))).toBe('404 not_found')
    expect(outcome(await cancel(event, ticket!.id, null, changes.world.ana.user))).toBe('401 unauthorized')
    expect(outcome(await cancel(event + 1, ticket!.id))).toBe('404 not_found')
    await expectPlaces(event, 1)
  })

  it('works for a guest by the order’s code', async () => {
    const event = await onSale(free)
    const bought = paid(
      await changes.world.order({
        method: 'POST',
        url: `/api/v1/usuario/0/evento/${event}/inscricao/?igreja=${changes.world.churches.demo}`,
        payload: purchaseOf(await detail(event)),
        headers: { 'idempotency-key': newKey(), host: 'demo.localhost' },
      }),
    )
    const list = await call('GET', `/usuario/0/evento/${event}/inscricao/?pedido=${bought.pedido}`, undefined, null)
    const [ticket] = wireOf(InscricoesWire, list).inscricoes
    const path = `/usuario/0/evento/${event}/inscricao/${ticket!.id}/cancelamento`
    expect(outcome(await call('POST', `${path}?pedido=${'A'.repeat(26)}`, undefined, null))).toBe('404 not_found')
    expect(outcome(await call('POST', `${path}?pedido=${bought.pedido}`, undefined, null))).toBe('200')
    await expectPlaces(event, 0)
  })
})

describe('the event’s rule', () => {
  it.each([
    ['never', { cancelamentoHoras: null }, '409 not_allowed'],
    ['until long before', { cancelamentoHoras: 24 * 91 }, '409 too_late'],
    ['until it begins', { cancelamentoHoras: 0 }, '200 undefined'],
  ])('allows cancelling %s', async (_name, event, expected) => {
    const id = await onSale({ ...free, event })
    await buy(id)
    const [ticket] = await ticketsOf(id)
    expect(reasonOf(await cancel(id, ticket!.id))).toBe(expected)
  })

  it('is on the event’s page', async () => {
    const event = await onSale(free)
    const { dataInicio, dataLimiteCancelamento, flagTransferivel } = await detail(event)
    expect(Date.parse(dataInicio) - Date.parse(dataLimiteCancelamento!)).toBe(48 * HOUR)
    expect(flagTransferivel).toBe(true)
  })
})

describe('cancelling a paid ticket', () => {
  const three = { event: rule, lots: [{ valor: 3333 }] }

  it('refunds its share through the gateway, and the last one takes what is left', async () => {
    const event = await onSale({ ...three, lots: [{ valor: 3333 }] })
    await changes.world.server.database.admin(
      `update metodo_pagamento set configuracao = '{}' where codigo = 'cartao_credito' and igreja_id = $1`,
      [changes.world.churches.demo],
    )
    const order = await buy(event, 3, await byCard())
    expect(order).toMatchObject({ situacao: 'aprovado', valorTotal: 9_999 })
    const [first, second, third] = await ticketsOf(event)
    expect(outcome(await cancel(event, first!.id))).toBe('200')
    await sweepPayments(changes.world.server.app.services)
    expect(await orderOf(order)).toMatchObject({ situacao: 'aprovado', valorDevolvido: 3_333 })
    await Promise.all([cancel(event, second!.id), cancel(event, third!.id), cancel(event, second!.id)])
    await sweepPayments(changes.world.server.app.services)
    expect(await refunds(order.pedido)).toEqual([3_333, 3_333, 3_333])
    expect(await orderOf(order)).toMatchObject({ situacao: 'estornado', valorDevolvido: 9_999 })
    await expectPlaces(event, 0)
  })

  it('never refunds more than was paid, whatever is cancelled and refunded at once', async () => {
    for (let round = 0; round < 4; round++) {
      await forgetLimits()
      const event = await onSale(three)
      const order = await buy(event, 3, await byCard())
      const tickets = await ticketsOf(event)
      await Promise.all([...tickets, ...tickets].map(({ id }) => cancel(event, id)))
      await sweepPayments(changes.world.server.app.services)
      await sweepPayments(changes.world.server.app.services)
      expect((await refunds(order.pedido)).reduce((sum, part) => sum + part, 0)).toBe(order.valorTotal)
      expect(await orderOf(order)).toMatchObject({ situacao: 'estornado', valorDevolvido: order.valorTotal })
      await expectPlaces(event, 0)
    }
  })

  it('is refused once the whole order is on its way back', async () => {
    const event = await onSale(three)
    const order = await buy(event, 2, await byCard())
    await changes.world.server.database.admin(
      `update cobranca c set estorno = 'pedido' from pedido p where p.id = c.pedido_id and p.codigo = $1`,
      [order.pedido],
    )
    expect(reasonOf(await cancel(event, (await ticketsOf(event))[0]!.id))).toBe('409 over')
    expect(await refunds(order.pedido)).toEqual([])
  })

  it('is refused with a reason for what is unpaid, disputed, over, or paid to the church itself', async () => {
    const event = await onSale(three)
    const order = await buy(event)
    const [ticket] = await ticketsOf(event)
    expect(reasonOf(await cancel(event, ticket!.id))).toBe('409 unpaid')
    const set = (what: string) =>
      changes.world.server.database.admin(`update pedido set ${what} where codigo = $1`, [order.pedido])
    await set(`situacao = 'aprovado'`)
    expect(reasonOf(await cancel(event, ticket!.id))).toBe('409 by_hand')
    await set('flag_contestado = true')
    expect(reasonOf(await cancel(event, ticket!.id))).toBe('409 disputed')
    await set(`flag_contestado = false, situacao = 'estornado'`)
    expect(reasonOf(await cancel(event, ticket!.id))).toBe('409 over')
    await expectPlaces(event, 1)
  })
})
