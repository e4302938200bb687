import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PaymentPlatform } from '../payment-platform.ts'
import { ROWS_OF_TURN } from '../../platform/church/church-turns.ts'
import { GatewayRefusal } from '../gateways/gateway.ts'
import { afterMove, lockOrder } from '../orders/move-order.ts'
import { orderById, retry, settle } from '../pay.ts'
import { cobranca, type Movement, movimentoPedido, type Order } from '../payments.tables.ts'
import type { RefundStatus } from './money-back.ts'
import { moneyFactsOf, recordMoneyBack } from './record-money-back.ts'

type Part = { igrejaId: number; id: number; valorTotal: number; isByHand: boolean }
type Requested = { isTooMuch: boolean; left: number; moved?: Order | undefined }

/**
 * Refunds a part of an order's payment: at once if the church had the money itself, else by the sweep, which asks the
 * gateway under a key of this part until it answers.
 * @param amount minor units
 * @returns what is left; 'too much' when the part exceeds that, and nothing was done
 */
export async function requestPartRefund(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  { igrejaId, id, valorTotal, isByHand }: Part,
  amount: number,
): Promise<{ isTooMuch: boolean; left: number }> {
  const done = await services.database.churches
    .of(igrejaId)
    .transaction((tx) => addPartRefund(services, tx, { igrejaId, id, valorTotal, isByHand }, amount))
  if (done.moved) afterMove(services, done.moved)
  return done
}

/** The same inside a transaction; what has moved is announced by `afterMove` once it is committed. */
export async function addPartRefund(
  services: Pick<PaymentPlatform, 'clock'>,
  tx: NodePgDatabase,
  { igrejaId, id, valorTotal, isByHand }: Part,
  amount: number,
): Promise<Requested> {
  const now = services.clock()
  await lockOrder(tx, { igrejaId, id })
  const left = valorTotal - (await refundedSum(tx, { igrejaId, id }))
  if (amount > left) return { isTooMuch: true, left }
  const reference = `${isByHand ? 'hand' : 'part'}-${randomUUID()}`
  if (isByHand) {
    const fact = { kind: 'estorno', reference, amount, status: 'feito' } as const
    const moved = await recordMoneyBack(services, tx, { igrejaId, id }, [fact])
    return { isTooMuch: false, left: left - amount, moved }
  }
  await tx.insert(movimentoPedido).values({
    igrejaId,
    pedidoId: id,
    referencia: reference,
    tipo: 'estorno',
    valor: amount,
    situacao: 'pedido',
    proximaTentativa: now,
    dataCadastro: now,
    dataUltimaAlteracao: now,
  })
  return { isTooMuch: false, left: left - amount }
}

/** Minor units refunded or requested to be. */
export async function refundedSum(tx: NodePgDatabase, order: Pick<Order, 'igrejaId' | 'id'>): Promise<number> {
  const gone: readonly string[] = ['pedido', 'pendente', 'feito', 'perdida']
  const facts = await moneyFactsOf(tx, order)
  return facts.filter(({ status }) => gone.includes(status)).reduce((sum, { amount }) => sum + amount, 0)
}

export const isPartDue = (now: Date) =>
  and(isNotNull(movimentoPedido.proximaTentativa), lte(movimentoPedido.proximaTentativa, now))

/** Asks gateways to make pending part refunds of a church. @returns their number */
export async function sendParts(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  church: number,
): Promise<number> {
  const due = await services.database.churches.of(church).transaction(async (tx) => {
    const taken = await tx
      .select()
      .from(movimentoPedido)
      .where(isPartDue(services.clock()))
      .orderBy(movimentoPedido.proximaTentativa)
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    for (const part of taken) await tx.update(movimentoPedido).set(retry(services, part)).where(partIs(part))
    return taken
  })
  for (const part of due) await send(services, part).catch((error: Error) => services.payments.report(error))
  return due.length
}

const partIs = ({ igrejaId, pedidoId, referencia }: Movement) =>
  and(
    eq(movimentoPedido.igrejaId, igrejaId),
    eq(movimentoPedido.pedidoId, pedidoId),
    eq(movimentoPedido.referencia, referencia),
  )

async function send(services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>, part: Movement): Promise<void> {
  const { igrejaId, pedidoId, referencia: key, valor: amount } = part
  const data = services.database.churches.of(igrejaId)
  const end = (situacao: RefundStatus) =>
    data.use((db) =>
      db
        .update(movimentoPedido)
        .set({ situacao, proximaTentativa: null, dataUltimaAlteracao: services.clock() })
        .where(partIs(part)),
    )
  const order = await orderById(services, { igrejaId, id: pedidoId })
  const charge = and(eq(cobranca.igrejaId, igrejaId), eq(cobranca.pedidoId, pedidoId))
  const [asked] = await data.use((db) => db.select({ reference: cobranca.referencia }).from(cobranca).where(charge))
  const gateway = order && services.payments.gateways.ofOrder(order)
  if (!order || !gateway || asked?.reference == null) return void (await end('falhou'))
  const at = { church: igrejaId }
  const { reference } = asked
  const look = async () => {
    const outcome = await gateway.look(reference, at)
    await settle(services, order, outcome)
    return outcome.facts?.some((fact) => fact.kind === 'estorno' && fact.part === key) ?? false
  }
  // asked before, too: a gateway forgets a key after a day, and a restored backup knows of no try
  if (!(await look())) {
    try {
      await gateway.refund(reference, key, { ...at, amount })
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      await end('falhou')
      throw new Error(`order ${order.codigo}: ${gateway.name} does not give ${amount} back`, { cause: error })
    }
    await look()
  }
  await end('respondido')
}
