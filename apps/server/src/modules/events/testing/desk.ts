import { type CompraWire, EventoDetalheWire } from '@atrio/contract'
import type { LightMyRequestResponse } from 'fastify'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { type People, people } from '../../../testing/people.ts'
import { newKey, putOnSale, takeMoney } from './sale.ts'

type From = { user?: number; token?: string; key?: string; ip?: string }

/** People, and a church that sells tickets. */
export type Desk = {
  world: People
  /** @returns the event's id */
  onSale(planned?: Parameters<typeof putOnSale>[2]): Promise<number>
  detail(event: number): Promise<EventoDetalheWire>
  /** By default as a guest, each time from another network; solves no captcha. */
  send(event: number, body: CompraWire, from?: From): Promise<LightMyRequestResponse>
  /** Like send, solving the captcha if required. */
  buy(event: number, body: CompraWire, from?: From): Promise<LightMyRequestResponse>
  asAna: From
  /** Taken places per kind. */
  taken(event: number): Promise<number[]>
}

export async function saleDesk(): Promise<Desk> {
  const world = await people()
  const { token } = await world.login(world.ana.email)
  const as = <T>(work: (db: Parameters<typeof putOnSale>[0]) => Promise<T>): Promise<T> =>
    ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
      await enterChurch(world.churches.demo)
      return work(db)
    })
  await as((db) => takeMoney(db, world.churches.demo))
  let address = 0
  const purchase = (event: number, body: CompraWire, { user = 0, token, key = newKey(), ip }: From = {}) => ({
    method: 'POST' as const,
    url: `/api/v1/usuario/${user}/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
    payload: body,
    remoteAddress: ip ?? `10.${30 + (++address >> 8)}.${address & 255}.1`,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return {
    world,
    asAna: { user: world.ana.user, token },
    onSale: (planned) => as((db) => putOnSale(db, world.churches.demo, planned)),
    detail: async (event) =>
      wireOf(EventoDetalheWire, await world.server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`)),
    send: (event, body, from) => world.server.app.inject(purchase(event, body, from)),
    buy: (event, body, from) => world.order(purchase(event, body, from)),
    async taken(event) {
      const rows = await world.server.database.admin<{ ocupada: number }>(
        `select ocupada from ingresso_estoque join ingresso on id = ingresso_id where evento_id = $1 order by posicao`,
        [event],
      )
      return rows.map(({ ocupada }) => ocupada)
    },
  }
}

export const withMethod = (
  body: CompraWire,
  metodoPagamento: CompraWire['pagamento']['metodoPagamento'],
  more: Partial<CompraWire> = {},
): CompraWire => ({ ...body, pagamento: { ...body.pagamento, metodoPagamento }, ...more })
