import { PagamentoWire } from '@atrio/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { type Desk, saleDesk } from '../testing/desk.ts'
import { guest, purchaseOf } from '../testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())

const admin = (sql: string, values: unknown[] = []) => desk.world.server.database.admin(sql, values)

/** From now on this process gets no notifications of changes, as in a network partition. */
const muteNotifications = () => admin('alter table igreja disable trigger tell_version')
afterEach(() => admin('alter table igreja enable trigger tell_version'))

const occupy = (event: number, places: number) =>
  admin('update ingresso_estoque s set ocupada = $2 from ingresso t where t.id = s.ingresso_id and t.evento_id = $1', [
    event,
    places,
  ])

/** An event with cached terms: a ticket was sold when so many places were taken. */
const onSale = async (quantidade: number | null = null, taken = 0) => {
  const event = await desk.onSale({ event: { termos: null }, lots: [{ valor: 5_000, quantidade }] })
  await occupy(event, taken)
  const detail = await desk.detail(event)
  let buyer = 0
  /** Buys what was seen, each time as another person. */
  const buy = (count = 1) =>
    desk.buy(event, purchaseOf(detail, count, { comprador: guest(`b${++buyer}-${event}@sale.test`) }))
  wireOf(PagamentoWire, await buy())
  return { event, buy }
}

it.each([
  ['a price', 'update ingresso set valor = 7000 where evento_id = $1', '409 EVT_REG_014'],
  ['the rules', `update evento set termos = 'Come early.' where id = $1`, '409 EVT_REG_023'],
  ['the end of the sale', `update evento set flag_ativo = false where id = $1`, '409 EVT_REG_002'],
])('sells nothing by outdated terms after a missed change of %s', async (_, sql, code) => {
  const { event, buy } = await onSale()
  await muteNotifications()
  await admin(sql, [event])
  expect(outcome(await buy())).toBe(code)
  expect(await desk.taken(event)).toEqual([1])
})

it('keeps selling by the same terms after another missed change', async () => {
  const { event, buy } = await onSale()
  await muteNotifications()
  await admin('update igreja set versao = versao + 1')
  wireOf(PagamentoWire, await buy())
  wireOf(PagamentoWire, await buy())
  expect(await desk.taken(event)).toEqual([3])
})

it('refuses by the current stock, not by that of the cached terms', async () => {
  const { event, buy } = await onSale(6, 4)
  expect(outcome(await buy(2))).toBe('409 EVT_REG_021')
  await occupy(event, 1)
  wireOf(PagamentoWire, await buy(5))
  expect(await desk.taken(event)).toEqual([6])
})
