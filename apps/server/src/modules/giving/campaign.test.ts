import { type DoacaoWire, MotivosWire, PagamentoWire } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { settle } from '../../payments/pay.ts'
import { orderOf } from '../../payments/orders/order-by-code.ts'
import type { Order } from '../../payments/payments.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { pagamentoMotivo } from './giving.tables.ts'

let world: PaymentWorld
let roof = 0
let soup = 0
beforeAll(async () => {
  world = await paymentWorld()
  await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    const { demo } = world.churches
    await enterChurch(demo)
    const rows = await db
      .insert(pagamentoMotivo)
      .values([
        { igrejaId: demo, nome: 'Telhado', posicao: 1, meta: 1_000_000, recebidoFora: 200_000 },
        { igrejaId: demo, nome: 'Sopa', posicao: 2 },
      ])
      .returning()
    roof = rows[0]?.id ?? 0
    soup = rows[1]?.id ?? 0
  })
})
afterAll(() => world.close())
beforeEach(() => sql('delete from limite; delete from motivo_recebido'))

const sql = <Row extends object = object>(text: string, values: unknown[] = []) =>
  world.server.database.admin<Row>(text, values)
const campaigns = async () => {
  const asked = await world.server.get('/api/v1/igreja/igreja-demo/pagamento-motivo/?doacao=true')
  return new Map(wireOf(MotivosWire, asked).motivos.map(({ id, campanha }) => [id, campanha]))
}
const raised = async () => (await campaigns()).get(roof)?.recebido
const version = async () => {
  const [church] = await sql<{ versao: string }>('select versao from igreja where id = $1', [world.churches.demo])
  return Number(church?.versao)
}

let gifts = 0
type Line = { idMotivo: number; valor: number }
/** A gift in cash that has to be confirmed; not a test, as if the church's gateways were real. */
async function promised(...motivos: Line[]): Promise<Order> {
  const body: DoacaoWire = {
    idUsuario: null,
    motivos,
    flagUsuarioTaxa: false,
    valorTotal: motivos.reduce((sum, { valor }) => sum + valor, 0),
    comprador: {
      nome: 'Rui Prado',
      email: `rui${++gifts}@gift.test`,
      telefone: null,
      cpf: '529.982.247-25',
      pais: 'BR',
    },
    pagamento: { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
  }
  const answer = await world.order({
    method: 'POST',
    url: `/api/v1/pagamento/?igreja=${world.churches.demo}`,
    payload: body,
    remoteAddress: `10.41.${gifts >> 8}.${gifts & 255}`,
    headers: { 'idempotency-key': `campaign-${String(gifts).padStart(8, '0')}` },
  })
  const { pedido } = wireOf(PagamentoWire, answer)
  await sql('update pedido set flag_teste = false where codigo = $1', [pedido])
  const order = await orderOf(world.server, world.churches.demo, pedido)
  if (!order) throw new Error('the gift has no order')
  return order
}
const confirm = (order: Order) =>
  settle(world.server.app.services, order, { status: 'aprovado', refusal: null, step: {} })
const given = async (...lines: Line[]) => {
  const order = await promised(...lines)
  await confirm(order)
  return order
}
const change = (order: Order, set: string) => sql(`update pedido set ${set} where codigo = $1`, [order.codigo])

describe('a campaign', () => {
  it('begins with what came in by other ways, and is none without a goal', async () => {
    const all = await campaigns()
    expect(all.get(roof)).toEqual({ meta: 1_000_000, recebido: 200_000 })
    expect(all.get(soup)).toBeNull()
  })

  it('counts a gift once it is paid', async () => {
    const order = await promised({ idMotivo: roof, valor: 30_000 })
    expect(await raised()).toBe(200_000)
    await confirm(order)
    expect(await raised()).toBe(230_000)
    await confirm(order)
    expect(await raised()).toBe(230_000)
  })

  it('counts each line for its own reason', async () => {
    await given({ idMotivo: soup, valor: 5_000 }, { idMotivo: roof, valor: 7_000 })
    expect(await raised()).toBe(207_000)
  })

  it('does not count what was paid in a sandbox', async () => {
    const order = await promised({ idMotivo: roof, valor: 30_000 })
    await change(order, 'flag_teste = true')
    await confirm(order)
    expect(await raised()).toBe(200_000)
  })

  it('loses what goes back, and what is disputed while it is', async () => {
    const order = await given({ idMotivo: roof, valor: 30_000 })
    await change(order, 'valor_devolvido = 10000')
    expect(await raised()).toBe(220_000)
    await change(order, 'flag_contestado = true')
    expect(await raised()).toBe(200_000)
    await change(order, 'flag_contestado = false')
    expect(await raised()).toBe(220_000)
    await change(order, 'valor_devolvido = 30000')
    expect(await raised()).toBe(200_000)
  })

  it('lets a gift be paid while its reason is taken out of the church’s content', async () => {
    const [gone] = await sql<{ id: string }>(
      `insert into pagamento_motivo (igreja_id, nome, meta) values ($1, 'Poço', 100000) returning id`,
      [world.churches.demo],
    )
    const order = await promised({ idMotivo: Number(gone?.id), valor: 5_000 })
    let paying: Promise<unknown> = Promise.resolve()
    await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
      await enterChurch(world.churches.demo)
      await db.delete(pagamentoMotivo).where(eq(pagamentoMotivo.id, Number(gone?.id)))
      paying = confirm(order)
      await expect
        .poll(async () => {
          const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          return (await sql(waiting)).length
        })
        .toBeGreaterThan(0)
    })
    await paying
    const [stored] = await sql<{ situacao: string }>('select situacao from pedido where codigo = $1', [order.codigo])
    expect(stored?.situacao).toBe('aprovado')
  })

  it('moves the version of the church’s pages by whole percents only', async () => {
    const before = await version()
    await given({ idMotivo: roof, valor: 9_000 })
    expect(await version()).toBe(before)
    await given({ idMotivo: roof, valor: 1_000 })
    expect(await version()).toBe(before + 1)
    await given({ idMotivo: soup, valor: 900_000 })
    expect(await version()).toBe(before + 1)
  })
})

it('the kept sum is that of the gifts, whatever happens to them in whatever order', async () => {
  const amount = fc.integer({ min: 1_000, max: 9_000 })
  const event = fc.record({
    gift: fc.nat({ max: 2 }),
    set: fc.constantFrom(
      "situacao = 'aprovado'",
      "situacao = 'estornado'",
      "situacao = 'cancelado'",
      'flag_contestado = not flag_contestado',
      'valor_devolvido = least(valor_devolvido + 3000, valor_total)',
      'valor_devolvido = 0',
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.tuple(amount, amount, amount), fc.array(event, { maxLength: 12 }), async (amounts, events) => {
      await sql('delete from limite; delete from motivo_recebido')
      const orders = await Promise.all(
        amounts.map((valor) => promised({ idMotivo: roof, valor }, { idMotivo: soup, valor: 2_000 })),
      )
      for (const { gift, set } of events) await change(orders[gift]!, set)
      const [sum] = await sql<{ valor: string }>(
        `select coalesce(sum(kept.valor), 0) as valor from pedido p, lateral kept_of_gift(p) kept
         where p.codigo = any ($1) and kept.motivo = $2`,
        [orders.map(({ codigo }) => codigo), roof],
      )
      expect(await raised()).toBe(200_000 + Number(sum?.valor))
      const stands = await sql<{ total: string; kept: string }>(
        `select p.situacao, greatest(0, p.valor - p.valor_devolvido) as total, sum(kept.valor) as kept
         from pedido p, lateral kept_of_gift(p) kept
         where p.codigo = any ($1) and p.situacao = 'aprovado' and not p.flag_contestado group by p.igreja_id, p.id`,
        [orders.map(({ codigo }) => codigo)],
      )
      for (const { total, kept } of stands) expect(kept).toBe(total)
    }),
    { numRuns: 15 },
  )
})
