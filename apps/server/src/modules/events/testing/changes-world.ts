import { EventoDetalheWire, type FormaPagamentoWire, InscricoesWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { paid, type PaymentWorld, paymentWorld } from '../../../testing/payment-world.ts'
import type { SeededPerson } from '../../../testing/people.ts'
import { newKey, purchaseOf, putOnSale } from './sale.ts'

export type Planned = Parameters<typeof putOnSale>[2]
/** An event whose tickets may be cancelled and passed on. */
export const rule = { cancelamentoHoras: 48, flagTransferivel: true }
export const free = { event: rule, lots: [{ valor: 0, quantidade: 2, limitePorUsuario: 2 }] }

/** A church that sells tickets, and people who change theirs; for one test file. */
export function changesWorld() {
  let world: PaymentWorld
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    world = await paymentWorld()
    for (const { email } of [world.ana, world.admin, world.eva]) tokens.set(email, (await world.login(email)).token)
  })
  afterAll(() => world.close())
  beforeEach(() => world.server.database.admin('delete from limite'))

  const onSale = (planned: Planned = {}) =>
    ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
      await enterChurch(world.churches.demo)
      return putOnSale(db, world.churches.demo, planned)
    })
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    who: SeededPerson | null = world.ana,
    key: string | null = newKey(),
  ) =>
    world.server.app.inject({
      method,
      url: `/api/v1${path}${path.includes('?') ? '&' : '?'}igreja=${world.churches.demo}`,
      ...(payload && { payload }),
      headers: {
        host: 'demo.localhost',
        ...(key && { 'idempotency-key': key }),
        ...(who && { authorization: `Bearer ${tokens.get(who.email)}` }),
      },
    })
  const detail = async (event: number) =>
    wireOf(EventoDetalheWire, await world.server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`))
  const buy = async (event: number, count = 1, form: Partial<FormaPagamentoWire> = {}, who = world.ana) => {
    const shown = await detail(event)
    const body = purchaseOf(shown, count, { comprador: null })
    const pagamento = { ...body.pagamento, ...form }
    const path = `/usuario/${who.user}/evento/${event}/inscricao/`
    return paid(await call('POST', path, { ...body, pagamento }, who))
  }
  const ticketsOf = async (event: number, who = world.ana) =>
    wireOf(InscricoesWire, await call('GET', `/usuario/${who.user}/evento/${event}/inscricao/`, undefined, who))
      .inscricoes
  const cancel = (
    event: number,
    ticket: number,
    who: SeededPerson | null = world.ana,
    user: number | undefined = who?.user ?? 0,
  ) => call('POST', `/usuario/${user}/evento/${event}/inscricao/${ticket}/cancelamento`, undefined, who)
  const stock = async (event: number) => {
    const rows = await world.server.database.admin<{ taken: number; counted: string; held: string }>(
      `select s.ocupada as taken, coalesce((select sum(qtde) from ingresso_comprador c where c.ingresso_id = i.id), 0)
         as counted, (select count(*) from inscricao t where t.ingresso_id = i.id and t.flag_ocupa) as held
       from ingresso i join ingresso_estoque s on s.ingresso_id = i.id and s.igreja_id = i.igreja_id
       where i.evento_id = $1`,
      [event],
    )
    return rows.map(({ taken, counted, held }) => [taken, Number(counted), Number(held)])
  }
  return {
    get world() {
      return world
    },
    onSale,
    call,
    detail,
    buy,
    ticketsOf,
    cancel,
    /** Allows as many changes again. */
    forgetLimits: () => world.server.database.admin('delete from limite'),
    /** Expects that everything a sale keeps of places agrees. */
    expectPlaces: async (event: number, places: number) =>
      expect(await stock(event)).toEqual([[places, places, places]]),
  }
}

/** The status and the reason of a refused change. */
export const reasonOf = (answer: { statusCode: number; json<T>(): T }): string =>
  `${answer.statusCode} ${answer.json<{ errors?: { code: string }[] }>().errors?.[0]?.code}`
