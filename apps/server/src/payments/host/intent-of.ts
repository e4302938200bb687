import { and, eq } from 'drizzle-orm'
import { notFound } from '../../http/problem.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { cobranca, type Intent, type Order } from '../payments.tables.ts'

/** An order's charge and its gateway. @throws ProblemError not_found for an order without a charge */
export async function intentOf(
  { database, payments }: Pick<PaymentPlatform, 'database' | 'payments'>,
  order: Order,
): Promise<{ intent: Intent; gateway: Gateway }> {
  const [intent] = await database.churches.of(order.igrejaId).use((db) =>
    db
      .select()
      .from(cobranca)
      .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id))),
  )
  if (!intent || order.idGatewayPagamento === null) throw notFound()
  return { intent, gateway: payments.gateways.of(order.idGatewayPagamento) }
}
