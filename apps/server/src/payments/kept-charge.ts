import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../platform/platform.ts'
import { retry } from './pay.ts'
import { cobranca, type Intent, type Order } from './payments.tables.ts'
import { takeSource } from './sources.ts'

/**
 * Marks an order as to be charged to a kept card of its buyer, who is not there, in the transaction that opens it. From its
 * commit on the gateway is asked, by `attempt` or else by the sweep: under the intent's key, so once.
 * @returns undefined where the card is not theirs, or not the gateway's
 */
export async function sendKept(
  services: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  order: Order,
  card: number,
): Promise<Intent | undefined> {
  const source = await takeSource(services, tx, order, { token: null, idCartao: card, salvarCartao: false })
  if (!source) return undefined
  const [sent] = await tx
    .update(cobranca)
    .set({ situacao: 'enviada', fonte: { ...source, offSession: true }, ...retry(services, { tentativas: 0 }) })
    .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id), eq(cobranca.situacao, 'criada')))
    .returning()
  return sent
}
