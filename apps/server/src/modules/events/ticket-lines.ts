import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order, OrderLine } from '../../payments/payments.ts'
import { ingresso, inscricao } from './tickets.tables.ts'

/** The tickets of an order, by kind. */
export const ticketLines = (
  db: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
): Promise<OrderLine[]> =>
  db
    .select({
      name: ingresso.nome,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${inscricao.valor})`.mapWith(Number),
    })
    .from(inscricao)
    .innerJoin(ingresso, and(eq(ingresso.igrejaId, inscricao.igrejaId), eq(ingresso.id, inscricao.ingressoId)))
    .where(and(eq(inscricao.igrejaId, igrejaId), eq(inscricao.pedidoId, id)))
    .groupBy(ingresso.id, ingresso.nome)
    .orderBy(asc(ingresso.id))
