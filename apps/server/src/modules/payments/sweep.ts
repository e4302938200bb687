import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { allChurches, type SomeChurches } from '../church/all-churches.ts'
import { attempt, orderById, retry, settle } from './pay.ts'
import { lockOrder, moveOrder } from './orders/move-order.ts'
import { UNDECIDED } from './orders/order-status.ts'
import { cobranca, idempotencia, type Intent, type Order, pedido } from './payments.tables.ts'
import { forgetTokens } from './sources.ts'

/** Rows that one round takes. */
const ROWS = 50
/** Keys are remembered for longer than any browser keeps its checkout. */
const KEYS_MS = 30 * 86_400_000
/** An order whose end is being looked at is left alone by other processes for so long. */
const LEASE_MS = 120_000

/**
 * What becomes of payments by themselves: answers that were lost are asked for again under their keys, money that came
 * too late goes back, and what was not paid in time ends and frees its places. Several processes may run it at once.
 */
export async function sweepPayments(services: Services): Promise<void> {
  const { database, clock } = services
  for await (const some of allChurches(database)) {
    while ((await resolveIntents(services, some)) === ROWS);
    while ((await endOrders(services, some)) === ROWS);
    const data = database.churches.of(...some)
    await data.use((db) => forgetTokens(db, clock()))
    const old = new Date(clock().getTime() - KEYS_MS)
    await data.use((db) => db.delete(idempotencia).where(lte(idempotencia.dataCadastro, old)))
  }
}

type PaymentServices = Pick<Services, 'clock' | 'database' | 'payments'>

/** Takes charges that are due, and asks for each again. @returns how many there were */
async function resolveIntents(services: Services, churches: SomeChurches): Promise<number> {
  const { database, clock } = services
  const due = await database.churches.of(...churches).transaction(async (tx) => {
    const taken = await tx
      .select({ igrejaId: cobranca.igrejaId, id: cobranca.id, tentativas: cobranca.tentativas })
      .from(cobranca)
      .where(and(isNotNull(cobranca.proximaTentativa), lte(cobranca.proximaTentativa, clock())))
      .orderBy(cobranca.proximaTentativa)
      .limit(ROWS)
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

async function resolve(services: Services, intent: Intent): Promise<void> {
  const order = await orderById(services, { igrejaId: intent.igrejaId, id: intent.pedidoId })
  if (!order) return
  if (intent.estorno === 'pedido') return sendBack(services, order, intent)
  if (intent.situacao === 'enviada') await attempt(services, order, intent)
}

/** Gives money back that came for an order that was over. */
async function sendBack(services: Services, order: Order, intent: Intent): Promise<void> {
  if (intent.referencia === null || order.idGatewayPagamento === null) return
  const gateway = services.payments.gateways.of(order.idGatewayPagamento)
  await gateway.refund(intent.referencia, `refund-${intent.chave}`, { church: order.igrejaId })
  await services.database.churches.of(order.igrejaId).transaction(async (tx) => {
    await lockOrder(tx, order)
    const here = and(eq(cobranca.igrejaId, intent.igrejaId), eq(cobranca.id, intent.id))
    await tx.update(cobranca).set({ estorno: 'feito', proximaTentativa: null }).where(here)
    await moveOrder(services, tx, order, 'estornado')
  })
}

/** Ends orders whose time is over. One whose charge is not answered yet waits for that. @returns how many there were */
async function endOrders(services: Services, churches: SomeChurches): Promise<number> {
  const { database, clock } = services
  const now = clock()
  const asked = sql`exists (select from ${cobranca} where ${cobranca.igrejaId} = ${pedido.igrejaId}
    and ${cobranca.pedidoId} = ${pedido.id} and ${cobranca.situacao} = 'enviada')`
  const due = await database.churches.of(...churches).transaction(async (tx) => {
    const taken = await tx
      .select()
      .from(pedido)
      .where(and(inArray(pedido.situacao, [...UNDECIDED]), lte(pedido.dataExpiracao, now), sql`not ${asked}`))
      .orderBy(pedido.dataExpiracao)
      .limit(ROWS)
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

/** Ends an order that is not paid, unless its gateway says that it was. */
export async function endOrder(services: PaymentServices, order: Order): Promise<void> {
  const found = await lastLook(services, order)
  if (found?.status === 'aprovado' || found?.status === 'nao_aprovado') {
    await settle(services, order, found)
    return
  }
  await settle(services, order, { status: 'cancelado', refusal: null, step: {} })
}

/** A webhook may have been lost: the gateway is asked before an order ends, and told to take no money any more. */
async function lastLook(services: PaymentServices, order: Order) {
  if (order.idGatewayPagamento === null) return undefined
  const [intent] = await services.database.churches.of(order.igrejaId).use((db) =>
    db
      .select()
      .from(cobranca)
      .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id))),
  )
  if (!intent?.referencia) return undefined
  const gateway = services.payments.gateways.of(order.idGatewayPagamento)
  const found = await gateway.look(intent.referencia, { church: order.igrejaId })
  if (found.status === 'aprovado' || found.status === 'nao_aprovado') return found
  await gateway.cancel(intent.referencia, { church: order.igrejaId })
  return undefined
}
