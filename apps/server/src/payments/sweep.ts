import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { allChurches, type SomeChurches } from '../platform/church/all-churches.ts'
import { doInTurns, ROWS_OF_TURN } from '../platform/church/church-turns.ts'
import { endOrder } from './end-order.ts'
import { isPartDue, sendParts } from './ledger/part-refunds.ts'
import { afterMove, lockOrder, moveOrder } from './orders/move-order.ts'
import { UNDECIDED } from './orders/order-status.ts'
import { attempt, orderById, retry } from './pay.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, idempotencia, type Intent, movimentoPedido, type Order, pedido } from './payments.tables.ts'
import { deleteExpiredTokens } from './sources.ts'

/** Longer than any browser keeps its checkout. */
const KEYS_MS = 30 * 86_400_000
/** Milliseconds for which one process alone may end an order. */
const LEASE_MS = 120_000

/**
 * Maintains payments: retries unanswered requests under their keys, refunds money that came too late, and ends unpaid
 * orders, which releases their places. Several processes may run it at once.
 */
export async function sweepPayments(services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>): Promise<void> {
  const { database, clock } = services
  const churchesOf =
    (table: typeof cobranca | typeof movimentoPedido | typeof pedido, isDue: () => SQL | undefined) =>
    (some: SomeChurches) =>
      database.churches
        .of(...some)
        .use((db) => db.selectDistinct({ igrejaId: table.igrejaId }).from(table).where(isDue()))
  await doInTurns(database, [
    {
      churchesWithDue: churchesOf(cobranca, () => isIntentDue(clock())),
      doSome: (church) => resolveIntents(services, church),
    },
    {
      churchesWithDue: churchesOf(movimentoPedido, () => isPartDue(clock())),
      doSome: (church) => sendParts(services, church),
    },
    {
      churchesWithDue: churchesOf(pedido, () => isOrderExpired(clock())),
      doSome: (church) => endOrders(services, church),
    },
  ])
  for await (const some of allChurches(database)) {
    const data = database.churches.of(...some)
    await data.use((db) => deleteExpiredTokens(db, clock()))
    const old = new Date(clock().getTime() - KEYS_MS)
    await data.use((db) => db.delete(idempotencia).where(lte(idempotencia.dataCadastro, old)))
  }
}

const isIntentDue = (now: Date) => and(isNotNull(cobranca.proximaTentativa), lte(cobranca.proximaTentativa, now))

/** Leases due charges of a church, and retries each. @returns their number */
async function resolveIntents(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  church: number,
): Promise<number> {
  const { database, clock } = services
  const due = await database.churches.of(church).transaction(async (tx) => {
    const taken = await tx
      .select({ igrejaId: cobranca.igrejaId, id: cobranca.id, tentativas: cobranca.tentativas })
      .from(cobranca)
      .where(isIntentDue(clock()))
      .orderBy(cobranca.proximaTentativa)
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    const intents: Intent[] = []
    for (const row of taken) {
      const here = and(eq(cobranca.igrejaId, row.igrejaId), eq(cobranca.id, row.id))
      intents.push(...(await tx.update(cobranca).set(retry(services, row)).where(here).returning()))
    }
    return intents
  })
  for (const intent of due) {
    await resolve(services, intent).catch((error: Error) => services.payments.report(error))
  }
  return due.length
}

async function resolve(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  intent: Intent,
): Promise<void> {
  const order = await orderById(services, { igrejaId: intent.igrejaId, id: intent.pedidoId })
  if (!order) return
  if (intent.estorno === 'pedido') return sendBack(services, order, intent)
  if (intent.situacao === 'enviada') await attempt(services, order, intent)
}

/** Refunds money that came for an ended order. */
async function sendBack(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  intent: Intent,
): Promise<void> {
  if (intent.referencia === null || order.idGatewayPagamento === null) return
  const gateway = services.payments.gateways.ofOrder(order)
  await gateway?.refund(intent.referencia, `refund-${intent.chave}`, { church: order.igrejaId })
  const moved = await services.database.churches.of(order.igrejaId).transaction(async (tx) => {
    await lockOrder(tx, order)
    const here = and(eq(cobranca.igrejaId, intent.igrejaId), eq(cobranca.id, intent.id))
    await tx.update(cobranca).set({ estorno: 'feito', proximaTentativa: null }).where(here)
    return moveOrder(services, tx, order, 'estornado')
  })
  if (moved) afterMove(services, moved)
}

const isOrderExpired = (now: Date) => and(inArray(pedido.situacao, [...UNDECIDED]), lte(pedido.dataExpiracao, now))

/** Ends expired orders of a church. One with an unanswered charge waits for it. @returns their number */
async function endOrders(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  church: number,
): Promise<number> {
  const { database, clock } = services
  const now = clock()
  const asked = sql`exists (select from ${cobranca} where ${cobranca.igrejaId} = ${pedido.igrejaId}
    and ${cobranca.pedidoId} = ${pedido.id} and ${cobranca.situacao} = 'enviada')`
  const due = await database.churches.of(church).transaction(async (tx) => {
    const taken = await tx
      .select()
      .from(pedido)
      .where(and(isOrderExpired(now), sql`not ${asked}`))
      .orderBy(pedido.dataExpiracao)
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    const lease = new Date(now.getTime() + LEASE_MS)
    for (const { igrejaId, id } of taken) {
      await tx
        .update(pedido)
        .set({ dataExpiracao: lease })
        .where(and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id)))
    }
    return taken
  })
  for (const order of due) await endOrder(services, order).catch((error: Error) => services.payments.report(error))
  return due.length
}
