import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { avisoPedido, type NoticeKind, type Order } from '../payments.tables.ts'

/** Notes that a mail about an order is to be written, in the transaction of what it is about. */
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
