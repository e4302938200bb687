import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../platform/platform.ts'
import { retry } from './pay.ts'
import { cobranca, type Intent, type Order } from './payments.tables.ts'
import { takeSource } from './sources.ts'

/**
 * Marks an order to be charged off session to its buyer's kept card, in the transaction that opens it. After the commit
 * `attempt` or else the sweep charges it: under the intent's key, so once.
 * @param occasion what it is for, the same for each try and in no other database: a church's restored backup may have lost
 *   the order that was paid for it
 * @returns undefined for a card of another person or gateway
 */
export async function chargeKeptCard(
  services: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  order: Order,
  { card, occasion }: { card: number; occasion: string },
): Promise<Intent | undefined> {
  const source = await takeSource(services, tx, order, { token: null, idCartao: card, salvarCartao: false })
  if (!source) return undefined
  const [sent] = await tx
    .update(cobranca)
    .set({
      situacao: 'enviada',
      fonte: { ...source, offSession: true, occasion },
      ...retry(services, { tentativas: 0 }),
    })
    .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id), eq(cobranca.situacao, 'criada')))
    .returning()
  return sent
}
