import { type PaymentStatusCode, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { recordDispute } from '../../testing/record-dispute.ts'
import { orderOf } from '../../payments/orders/order-by-code.ts'
import { settle } from '../../payments/pay.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { type Desk, saleDesk } from './testing/desk.ts'
import { guest, purchaseOf } from './testing/sale.ts'

const DAY = 86_400_000

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())

let buyers = 0
const nextGuest = () => guest(`after-${++buyers}@sale.test`)
/** Two tickets, in cash, of an event that ends in so many days. */
async function bought(endsInDays: number) {
  const now = desk.world.server.app.services.clock().getTime()
  const [dataInicio, dataFim] = [now + (endsInDays / 2) * DAY, now + endsInDays * DAY].map((at) => new Date(at))
  const event = await desk.onSale({ event: { dataInicio, dataFim }, lots: [{ quantidade: 5 }] })
  const body = purchaseOf(await desk.detail(event), 2, { comprador: nextGuest() })
  const { pedido } = wireOf(PagamentoWire, await desk.buy(event, body))
  return { event, pedido }
}
async function move(code: string, status: PaymentStatusCode) {
  const { services } = desk.world.server.app
  const order = await orderOf(services, desk.world.churches.demo, code)
  if (!order) throw new Error('no order')
  await settle(services, order, { status, refusal: null, step: {} })
}
const freed = {
  'a refund': (code: string) => move(code, 'estornado'),
  'a lost dispute': (code: string) => recordDispute(desk.world.server.app.services, code, 'perdida'),
}

describe('places of a paid order', () => {
  it.each(Object.entries(freed))('are released by %s before the event ends', async (_name, happen) => {
    const { event, pedido } = await bought(10)
    await move(pedido, 'aprovado')
    await happen(pedido)
    expect(await desk.taken(event)).toEqual([0])
  })

  it.each(Object.entries(freed))('stay taken after %s once the event is over', async (_name, happen) => {
    const { event, pedido } = await bought(1)
    await move(pedido, 'aprovado')
    desk.world.wait(2 * DAY)
    await happen(pedido)
    expect(await desk.taken(event)).toEqual([2])
    const held = await desk.world.server.database.admin(
      `select i.flag_ocupa as holds, p.situacao from inscricao i join pedido p on p.id = i.pedido_id
       where p.codigo = $1`,
      [pedido],
    )
    expect(held).toEqual(Array.from({ length: 2 }, () => ({ holds: true, situacao: 'estornado' })))
  })
})

describe('places of an unpaid order', () => {
  it('stay taken when it expires after the event, and its mail does not invite to register again', async () => {
    const { event, pedido } = await bought(1)
    const email = `after-${buyers}@sale.test`
    desk.world.wait(20 * DAY)
    await sweepPayments(desk.world.server.app.services)
    const order = await orderOf(desk.world.server.app.services, desk.world.churches.demo, pedido)
    expect(order?.situacao).toBe('cancelado')
    expect(await desk.taken(event)).toEqual([2])
    const text = (await desk.world.mailsTo(email)).at(-1)?.text ?? ''
    expect(text).toContain('não foi confirmado')
    expect(text).not.toContain('Os lugares foram liberados')
  })
})
