import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../../platform/platform.ts'
import { lockOrder, moveOrder } from '../orders/move-order.ts'
import { handlersOf } from '../orders/order-kinds.ts'
import { addNotice } from '../orders/add-notice.ts'
import { movimentoPedido, type Order, pedido } from '../payments.tables.ts'
import { isDispute, type MoneyFact, laterFact, sumUp } from './money-back.ts'

/** The recorded refunds and disputes of an order. */
export async function moneyFactsOf(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
): Promise<MoneyFact[]> {
  const rows = await tx
    .select()
    .from(movimentoPedido)
    .where(and(eq(movimentoPedido.igrejaId, igrejaId), eq(movimentoPedido.pedidoId, id)))
  return rows.map(
    ({ referencia, tipo, valor, situacao }) =>
      ({ reference: referencia, kind: tipo, amount: valor, status: situacao }) as MoneyFact,
  )
}

/**
 * Records refunds and disputes of an order with their sum: how much was refunded, whether a bank disputes the payment,
 * and the order's end if all of it is lost.
 * @returns the order if something changed
 */
export async function recordMoneyBack(
  services: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  facts: readonly MoneyFact[],
): Promise<Order | undefined> {
  await lockOrder(tx, { igrejaId, id })
  await answerParts(services, tx, { igrejaId, id }, facts)
  const known = await moneyFactsOf(tx, { igrejaId, id })
  const byReference = new Map(known.map((fact) => [fact.reference, fact]))
  const fresh = facts.filter((fact) => laterFact(byReference.get(fact.reference), fact))
  if (fresh.length === 0) return undefined
  const now = services.clock()
  for (const fact of fresh) await store(tx, { igrejaId, id }, fact, now)
  const isNewDispute = !known.some(isDispute) && fresh.some(isDispute)
  for (const fact of fresh) byReference.set(fact.reference, fact)

  const here = and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id))
  const [before] = await tx.select().from(pedido).where(here)
  if (!before) return undefined
  const { returned, isDisputed, isOver } = sumUp([...byReference.values()], before.valorTotal)
  const [order] = await tx
    .update(pedido)
    .set({ valorDevolvido: returned, flagContestado: isDisputed && !isOver, dataUltimaAlteracao: now })
    .where(here)
    .returning()
  if (!order) return undefined
  if (isNewDispute) {
    await addNotice(tx, order, 'contestado', now)
    await handlersOf(order.tipo).onDisputed?.(tx, order)
  }
  const wasDisputed = before.flagContestado || isNewDispute
  if (wasDisputed && !isDisputed && !isOver) await handlersOf(order.tipo).onDisputeWon?.(tx, order)
  if (isOver) return (await moveOrder(services, tx, order, 'estornado')) ?? order
  if (order.situacao === 'aprovado' && returned > before.valorDevolvido) {
    await addNotice(tx, order, 'devolvido_em_parte', now)
  }
  return order
}

/**
 * Ends the requests for the parts that these refunds are, in the transaction that records them: a part counts once, as ours
 * until then and as the gateway's afterwards.
 */
async function answerParts(
  { clock }: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  facts: readonly MoneyFact[],
): Promise<void> {
  const parts = facts.flatMap((fact) => (fact.kind === 'estorno' && fact.part !== undefined ? [fact.part] : []))
  if (parts.length === 0) return
  await tx
    .update(movimentoPedido)
    .set({ situacao: 'respondido', proximaTentativa: null, dataUltimaAlteracao: clock() })
    .where(
      and(
        eq(movimentoPedido.igrejaId, igrejaId),
        eq(movimentoPedido.pedidoId, id),
        eq(movimentoPedido.situacao, 'pedido'),
        inArray(movimentoPedido.referencia, parts),
      ),
    )
}

async function store(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  { reference, kind, amount, status }: MoneyFact,
  now: Date,
): Promise<void> {
  await tx
    .insert(movimentoPedido)
    .values({
      igrejaId,
      pedidoId: id,
      referencia: reference,
      tipo: kind,
      valor: amount,
      situacao: status,
      dataCadastro: now,
      dataUltimaAlteracao: now,
    })
    .onConflictDoUpdate({
      target: [movimentoPedido.igrejaId, movimentoPedido.pedidoId, movimentoPedido.referencia],
      set: { situacao: sql`excluded.situacao`, valor: sql`excluded.valor`, dataUltimaAlteracao: now },
    })
}
