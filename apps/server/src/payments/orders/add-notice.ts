import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { avisoPedido, type NoticeKind, type Order } from '../payments.tables.ts'

/** Queues a mail about an order, in the transaction of its cause. */
export async function addNotice(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  await tx
    .insert(avisoPedido)
    .values({ igrejaId, pedidoId: id, situacao: kind, proximaTentativa: now, dataCadastro: now })
    // one that waits already tells of the order as it will be then
    .onConflictDoNothing()
}
