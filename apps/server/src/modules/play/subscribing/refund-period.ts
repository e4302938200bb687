import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order } from '../../../payments/payments.ts'
import { usuarioPlanoAssinatura as assinatura } from '../play.tables.ts'
import { onPeriodRefunded } from '../renewal/renewal-rows.ts'
import { endFrom, lockSubscriber, ofOrder } from './period-rows.ts'

type Owner = { igrejaId: number; usuarioId: number }

/** A person's periods that are paid or given, also those over or disputed. */
const activeOf = ({ igrejaId, usuarioId }: Owner) =>
  and(eq(assinatura.igrejaId, igrejaId), eq(assinatura.usuarioId, usuarioId), eq(assinatura.situacao, 'ativo'))

/** Ends a refunded period, with what followed from its end: that of later periods, and the renewal. */
export async function refundPeriod(tx: NodePgDatabase, order: Order): Promise<void> {
  const { igrejaId, dataUltimaAlteracao: now } = order
  const usuarioId = await lockSubscriber(tx, order)
  if (usuarioId === undefined) return
  const [refunded] = await tx.update(assinatura).set({ situacao: 'cancelado' }).where(ofOrder(order)).returning()
  const owner = { igrejaId, usuarioId }
  // null: it was never paid in time
  if (refunded?.dataFim) await advanceLater(tx, { ...owner, end: refunded.dataFim, now })
  const [last] = await tx.select().from(assinatura).where(activeOf(owner)).orderBy(desc(assinatura.dataFim)).limit(1)
  await onPeriodRefunded(tx, owner, { last, now })
}

/**
 * Brings forward the periods that were appended to a refunded one: each follows the one before it, or the refund. None
 * gets longer: what was paid during a dispute was not appended to the disputed period.
 * @param end of the refunded period
 */
async function advanceLater(
  tx: NodePgDatabase,
  { end, now, ...owner }: Owner & { end: Date; now: Date },
): Promise<void> {
  const left = await tx
    .select()
    .from(assinatura)
    .where(and(activeOf(owner), gt(assinatura.dataFim, now)))
    .orderBy(asc(assinatura.dataFim))
  let from = now
  for (const { igrejaId, id, pedidoId, dataFim } of left) {
    const isAppended = pedidoId !== null && dataFim !== null && dataFim > end
    const [moved] = isAppended
      ? await tx
          .update(assinatura)
          .set({ dataFim: sql`least(${assinatura.dataFim}, ${endFrom(from)})` })
          .where(and(eq(assinatura.igrejaId, igrejaId), eq(assinatura.id, id)))
          .returning({ dataFim: assinatura.dataFim })
      : [{ dataFim }]
    if (moved?.dataFim && moved.dataFim > from) from = moved.dataFim
  }
}
