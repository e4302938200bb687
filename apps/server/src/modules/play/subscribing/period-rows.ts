import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { usuario } from '../../../platform/people/account.tables.ts'
import type { Order } from '../../../payments/payments.ts'
import { usuarioPlanoAssinatura as assinatura } from '../play.tables.ts'

export const ofOrder = ({ igrejaId, id }: Order) => and(eq(assinatura.igrejaId, igrejaId), eq(assinatura.pedidoId, id))

/**
 * Locks an order's subscriber: payments and refunds of a person change their periods one after the other.
 * @returns undefined without a period
 */
export async function lockSubscriber(tx: NodePgDatabase, order: Order): Promise<number | undefined> {
  const [period] = await tx.select({ user: assinatura.usuarioId }).from(assinatura).where(ofOrder(order))
  if (!period) return undefined
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, order.igrejaId), eq(usuario.id, period.user)))
    .for('update')
  return period.user
}

/** The end of a period from then on: calendar months, whose lengths differ. */
export const endFrom = (start: Date): SQL =>
  sql`((${start.toISOString()}::timestamptz at time zone 'UTC') + make_interval(months => ${assinatura.qtdeMeses})) at time zone 'UTC'`
