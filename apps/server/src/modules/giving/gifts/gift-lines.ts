import type { PlanoDoPedidoWire } from '@atrio/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { rowsAmong } from '../../../database/rows-among.ts'
import type { Order, OrderLine } from '../../../payments/payments.ts'
import { doacao, doacaoRecorrente } from '../giving.tables.ts'

/** The reasons that a gift is for. */
export async function giftLines(db: NodePgDatabase, { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>) {
  const rows = await db
    .select({ name: doacao.nome, amount: doacao.valor })
    .from(doacao)
    .where(and(eq(doacao.igrejaId, igrejaId), eq(doacao.pedidoId, id)))
    .orderBy(asc(doacao.id))
  return rows.map((row): OrderLine => ({ ...row, count: 1 }))
}

/** The plans of recurring gifts, by order. */
export async function plansOfGifts(
  db: NodePgDatabase,
  church: number,
  orders: readonly number[],
): Promise<Map<number, PlanoDoPedidoWire>> {
  const ofOrders = and(eq(doacao.igrejaId, church), inArray(doacao.pedidoId, [...orders]))
  const plans = db.select({ id: doacao.recorrenciaId }).from(doacao).where(ofOrders)
  const rows = await db
    .select({ order: doacao.pedidoId, plan: doacaoRecorrente })
    .from(doacao)
    .innerJoin(
      rowsAmong(db, doacaoRecorrente.id, plans, eq(doacaoRecorrente.igrejaId, church)),
      and(eq(doacaoRecorrente.igrejaId, doacao.igrejaId), eq(doacaoRecorrente.id, doacao.recorrenciaId)),
    )
    .where(ofOrders)
  return new Map(
    rows.map(({ order, plan: { id, valor, recorrenciaDias, situacao } }) => [
      order,
      // begun by a first gift that is undecided: it does not go on yet
      { id, valor, recorrenciaDias, situacao: situacao === 'iniciada' ? 'pausada' : situacao },
    ]),
  )
}
