import { type CompraWire, EventoDetalheWire } from '@atrio/contract'
import type { LightMyRequestResponse } from 'fastify'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { type People, people } from '../../../testing/people.ts'
import { newKey, putOnSale, takeMoney } from './sale.ts'

type From = { user?: number; token?: string; key?: string }

/** People, and a church of theirs that sells tickets. */
export type Desk = {
  world: People
  /** @returns the event's id */
  onSale(planned?: Parameters<typeof putOnSale>[2]): Promise<number>
  detail(event: number): Promise<EventoDetalheWire>
  /** As a guest unless told otherwise, each time from another address. */
  buy(event: number, body: CompraWire, from?: From): Promise<LightMyRequestResponse>
  asAna: From
  /** Places taken of each kind. */
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
  return {
    world,
    asAna: { user: world.ana.user, token },
    onSale: (planned) => as((db) => putOnSale(db, world.churches.demo, planned)),
    detail: async (event) =>
      wireOf(EventoDetalheWire, await world.server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`)),
    buy: (event, body, { user = 0, token, key = newKey() } = {}) =>
      world.server.app.inject({
        method: 'POST',
        url: `/api/v1/usuario/${user}/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
        payload: body,
        remoteAddress: `10.30.${++address >> 8}.${address & 255}`,
        headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
      }),
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
