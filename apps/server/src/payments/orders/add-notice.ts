import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { avisoPedido, type NoticeKind, type Order } from '../payments.tables.ts'

/** Several parts of an order may be refunded; it enters each status, and is first disputed, once. */
const REPEATED: NoticeKind = 'devolvido_em_parte'

/** Queues a mail about an order, in the transaction of its cause. */
export async function addNotice(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  const queued = tx
    .insert(avisoPedido)
    .values({ igrejaId, pedidoId: id, situacao: kind, proximaTentativa: now, dataCadastro: now })
  // the one that waits tells of the order as it will be then
  if (kind !== REPEATED) return void (await queued.onConflictDoNothing())
  // its mail may be written already, of the order as it was: this takes the lease away
  await queued.onConflictDoUpdate({
    target: [avisoPedido.igrejaId, avisoPedido.pedidoId, avisoPedido.situacao],
    set: { tentativas: 0, proximaTentativa: now },
  })
}
