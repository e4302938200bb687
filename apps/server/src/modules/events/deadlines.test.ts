import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { NOON } from '../../testing/test-server.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { type Desk, saleDesk, withMethod } from './testing/desk.ts'
import { guest, purchaseOf } from './testing/sale.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(NOON.getTime() + hours * HOUR)
const beginning = (dataInicio: Date, more: object = {}) => ({
  event: { dataInicio, dataFim: new Date(dataInicio.getTime() + 2 * HOUR), prazoDinheiroDias: 5, ...more },
})

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
  await desk.world.server.database.admin(
    `insert into metodo_pagamento (igreja_id, codigo, nome, posicao, configuracao) values ($1, 'pix_manual', 'Pix', 9,
      '{"chavePix":{"tipo":"cnpj","chave":"11.444.777/0001-61","titular":"Igreja","cidade":"Sao Paulo"}}')`,
    [desk.world.churches.demo],
  )
  await desk.world.server.database.admin('update igreja set versao = versao + 1')
})
afterAll(() => desk.world.close())
beforeEach(() => desk.world.server.database.admin('delete from limite'))

const endOf = async (code: string) => {
  const [row] = await desk.world.server.database.admin<{ data_expiracao: Date }>(
    'select data_expiracao from pedido where codigo = $1',
    [code],
  )
  return row?.data_expiracao
}
const stateOf = async (code: string) => {
  const [row] = await desk.world.server.database.admin<{ situacao: string }>(
    'select situacao from pedido where codigo = $1',
    [code],
  )
  return row?.situacao
}

describe('methods that the church collects itself', () => {
  it.each([
    [24 * 90, { prazoDinheiroDias: 5 }, { prazoDias: 5 }],
    [24 * 2 + 20, { prazoDinheiroDias: 2 }, { prazoDias: 2 }],
    [8, { prazoDinheiroDias: 0, prazoDinheiroHoras: 8 }, { prazoDias: 0, prazoHoras: 8 }],
    [1.5, { prazoDinheiroDias: 0, prazoDinheiroHoras: 1 }, { prazoDias: 0, prazoHoras: 1 }],
  ])(
    'promise before the order the deadline that the order then has: an event in %s hours',
    async (hours, promised, held) => {
      const starts = inHours(hours)
      const event = await desk.onSale(beginning(starts))
      const detail = await desk.detail(event)
      const { prazoDinheiroDias, prazoDinheiroHoras } = detail
      expect({ prazoDinheiroDias, ...(prazoDinheiroHoras !== undefined && { prazoDinheiroHoras }) }).toEqual(promised)
      const body = { ...purchaseOf(detail), comprador: null }
      const { dinheiro, pedido } = wireOf(PagamentoWire, await desk.buy(event, body, desk.asAna))
      const until = Math.min(starts.getTime(), inHours(5 * 24).getTime())
      expect(dinheiro).toEqual({ ...held, dataLimite: new Date(until).toISOString(), instrucoes: null })
      expect((await endOf(pedido))?.getTime()).toBe(until)
    },
  )

  it.each([
    [24 * 90, { dias: 1 }, { prazoDias: 1 }, 24],
    [8, { dias: 0, horas: 8 }, { prazoDias: 0, prazoHoras: 8 }, 8],
  ])('hold a guest’s order for a day at most: an event in %s hours', async (hours, promised, held, heldHours) => {
    const event = await desk.onSale(beginning(inHours(hours)))
    const detail = await desk.detail(event)
    expect(detail.prazoDinheiroVisitante).toEqual(promised)
    const { dinheiro, pedido } = wireOf(PagamentoWire, await desk.buy(event, purchaseOf(detail)))
    expect(dinheiro).toMatchObject(held)
    expect(await endOf(pedido)).toEqual(inHours(heldHours))
  })

  it('hold no place after the event has begun, by manual Pix', async () => {
    const event = await desk.onSale(beginning(inHours(8)))
    const body = withMethod(purchaseOf(await desk.detail(event)), 'pix_manual')
    const order = wireOf(PagamentoWire, await desk.buy(event, body))
    expect(await endOf(order.pedido)).toEqual(inHours(8))
    const later = await desk.onSale(beginning(inHours(80)))
    const early = wireOf(
      PagamentoWire,
      await desk.buy(later, withMethod(purchaseOf(await desk.detail(later)), 'pix_manual')),
    )
    expect(await endOf(early.pedido)).toEqual(inHours(24))
  })

  it.each(['dinheiro', 'pix_manual'] as const)('are not offered in the last hour: %s', async (method) => {
    const event = await desk.onSale(beginning(inHours(0.9)))
    const detail = await desk.detail(event)
    expect(detail.metodosPagamento).not.toContain(method)
    expect(outcome(await desk.buy(event, withMethod(purchaseOf(detail), method)))).toMatch(/^409 EVT_REG_/)
  })
})

describe('a boleto', () => {
  // NOON is a Wednesday: due on Monday the 14th, reported by the end of Wednesday the 16th, in Brasília.
  const HELD = '2030-01-17T03:00:00.000Z'

  it('is offered only if its bank can report the payment before the event begins', async () => {
    const offered = async (starts: string) =>
      (await desk.detail(await desk.onSale(beginning(new Date(starts))))).metodosPagamento.includes('boleto')
    expect(await offered(HELD)).toBe(true)
    expect(await offered('2030-01-17T02:59:00.000Z')).toBe(false)
  })

  it('holds its places through its due day and until its bank has reported', async () => {
    const event = await desk.onSale({ lots: [{ valor: 10_000, quantidade: 5 }] })
    const body = withMethod(purchaseOf(await desk.detail(event), 1, { comprador: guest('slip@sale.test') }), 'boleto')
    const order = wireOf(PagamentoWire, await desk.buy(event, body))
    expect(order.boleto?.dataVencimento).toBe('2030-01-14')
    const { server, wait } = desk.world
    const until = (text: string) => wait(Date.parse(text) - server.app.services.clock().getTime())
    until('2030-01-16T23:00:00Z')
    await sweepPayments(server.app.services)
    expect(await stateOf(order.pedido)).toBe('pendente')
    expect(await desk.taken(event)).toEqual([1])
    until('2030-01-17T03:00:01Z')
    await sweepPayments(server.app.services)
    expect(await stateOf(order.pedido)).toBe('cancelado')
    expect(await desk.taken(event)).toEqual([0])
  })
})
