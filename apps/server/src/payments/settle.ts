import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../platform/platform.ts'
import type { Outcome } from './gateways/gateway.ts'
import { recordMoneyBack } from './ledger/record-money-back.ts'
import { storeCard } from './kept-card.ts'
import { lockOrder, moveOrder } from './orders/move-order.ts'
import { handlersOf } from './orders/order-kinds.ts'
import { cobranca, type Intent, type Order, pedido, type Source } from './payments.tables.ts'

/** A bank's review takes days, longer than a card payment holds its places. */
const REVIEW_MS = 7 * 86_400_000

/** New information about an order's payment: a gateway's outcome, or what the church does by hand. */
export type Finding = Pick<Outcome, 'status' | 'refusal' | 'step' | 'facts'> & {
  kept?: string | null
  source?: Intent['fonte']
}

/**
 * Records new information. Money for an ended order is marked to be refunded; a card is stored with the move to paid,
 * which happens once, whatever its source.
 * @returns the order if it moved
 */
export async function applyFinding(
  services: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  order: Pick<Order, 'igrejaId' | 'id'>,
  finding: Finding,
): Promise<Order | undefined> {
  const moved = await applyStatus(services, tx, order, finding)
  const { facts = [] } = finding
  return (facts.length > 0 ? await recordMoneyBack(services, tx, order, facts) : undefined) ?? moved
}

async function applyStatus(
  services: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  order: Pick<Order, 'igrejaId' | 'id'>,
  { status, refusal, step, kept, source }: Finding,
): Promise<Order | undefined> {
  const now = services.clock()
  const card = source && { cartao: cardLine(source) }
  const here = and(eq(pedido.igrejaId, order.igrejaId), eq(pedido.id, order.id))
  if (status === 'em_aberto') {
    const still = and(here, eq(pedido.situacao, 'em_aberto'))
    await tx
      .update(pedido)
      .set({ passo: step, ...card, dataUltimaAlteracao: now })
      .where(still)
    return undefined
  }
  const moved = await moveOrder(services, tx, order, status, {
    ...(Object.keys(step).length > 0 && { passo: step }),
    ...(refusal && { motivoRecusa: refusal }),
    ...(status === 'em_analise' && { dataExpiracao: new Date(now.getTime() + REVIEW_MS) }),
    ...card,
  })
  if (!moved && status === 'aprovado' && (await isOver(tx, order))) await sendBack(tx, order, now)
  if (moved && kept) await keepCard(tx, moved, kept)
  return moved
}

const cardLine = ({ brand, lastDigits }: Source) => ({ bandeira: brand, final: lastDigits })

async function nameCard(tx: NodePgDatabase, { igrejaId, id }: Order, source: Source): Promise<void> {
  const here = and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id), isNull(pedido.cartao))
  await tx
    .update(pedido)
    .set({ cartao: cardLine(source) })
    .where(here)
}

const ENDED_UNPAID: readonly PaymentStatusCode[] = ['cancelado', 'nao_aprovado']

async function isOver(tx: NodePgDatabase, { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>): Promise<boolean> {
  const here = and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id))
  const [order] = await tx.select({ situacao: pedido.situacao }).from(pedido).where(here)
  return order !== undefined && ENDED_UNPAID.includes(order.situacao)
}

/**
 * Marks an order's charge to be refunded: the sweep asks its gateway until it answers.
 * @returns false without a charge, or if it is being refunded already
 */
export async function sendBack(tx: NodePgDatabase, order: Pick<Order, 'igrejaId' | 'id'>, now: Date): Promise<boolean> {
  const here = and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id))
  const marked = await tx
    .update(cobranca)
    .set({ estorno: 'pedido', proximaTentativa: now })
    .where(and(here, isNull(cobranca.estorno)))
  return marked.rowCount === 1
}

/** Records a gateway's answer to a charge: on the intent, and on the order if it changes. */
export async function settleCharge(
  services: Pick<Platform, 'clock' | 'database'>,
  order: Order,
  intent: Intent,
  outcome: Outcome,
): Promise<Order | undefined> {
  return services.database.churches.of(order.igrejaId).transaction(async (tx) => {
    await lockOrder(tx, order)
    const here = and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.id, intent.id))
    await tx
      .update(cobranca)
      .set({ situacao: 'concluida', referencia: outcome.reference || null, proximaTentativa: null })
      .where(and(here, eq(cobranca.situacao, 'enviada')))
    const moved = await applyFinding(services, tx, order, { ...outcome, source: intent.fonte })
    // A webhook that arrived first did not know the card.
    if (!moved && intent.fonte) await nameCard(tx, order, intent.fonte)
    return moved
  })
}

async function keepCard(tx: NodePgDatabase, order: Order, referencia: string): Promise<void> {
  if (order.usuarioId === null || order.idGatewayPagamento === null) return
  const [intent] = await tx
    .select({ source: cobranca.fonte })
    .from(cobranca)
    .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id)))
  const source = intent?.source
  if (!source?.keep || !source.validUntil) return
  const card = await storeCard(tx, {
    igrejaId: order.igrejaId,
    usuarioId: order.usuarioId,
    idGatewayPagamento: order.idGatewayPagamento,
    titular: source.holder,
    bandeira: source.brand,
    final: source.lastDigits,
    validade: source.validUntil,
    referencia,
  })
  await handlersOf(order.tipo).onCardKept?.(tx, order, card)
}
