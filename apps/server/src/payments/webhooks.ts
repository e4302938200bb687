import { and, eq } from 'drizzle-orm'
import type { Gateway, GatewayEvent, GatewayHint } from './gateways/gateway.ts'
import { afterMove } from './orders/move-order.ts'
import { churchOfCode } from './orders/order-code.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, eventoGateway, pedido } from './payments.tables.ts'
import { applyFinding } from './settle.ts'

/** A gateway's message: the raw bytes, since its signature covers them. */
export type GatewayMessage = { body: Buffer; headers: Record<string, string | string[] | undefined> }

/** The result: `wrong` is no message of this gateway. */
export type MessageResult = 'done' | 'known' | 'nothing' | 'wrong'

/**
 * Processes a gateway's message. It is stored in one transaction with its effect, unique by the gateway's own id: a
 * repeated message has no further effect, and the gateway repeats a failed one. A message about another payment than
 * the order's own charge is ignored.
 */
export async function receiveMessage(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  gateway: Gateway,
  { body, headers }: GatewayMessage,
): Promise<MessageResult> {
  const received = understood(gateway, body, headers)
  return received === 'wrong' ? 'wrong' : processEvent(services, gateway, received)
}

/**
 * Processes one event. A hint is looked up first, outside of the transaction: the current refunds and disputes say more
 * than one event, and don't depend on the order of arrival.
 * @throws Error when the gateway does not answer: the event has to be processed again
 */
export async function processEvent(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  gateway: Gateway,
  received: GatewayEvent | GatewayHint | undefined,
): Promise<MessageResult> {
  const event = received && 'reference' in received ? await lookedUp(gateway, received) : received
  const church = event && churchOfCode(event.order)
  if (!event || church === undefined) return 'nothing'
  return services.database.churches
    .of(church)
    .transaction(async (tx) => {
      const [order] = await tx
        .select({ id: pedido.id, igrejaId: pedido.igrejaId })
        .from(pedido)
        .where(and(eq(pedido.igrejaId, church), eq(pedido.codigo, event.order)))
        .for('update')
      if (!order) return { heard: 'nothing' as const }
      const charge = and(eq(cobranca.igrejaId, church), eq(cobranca.pedidoId, order.id))
      const [known] = await tx.select({ reference: cobranca.referencia }).from(cobranca).where(charge)
      // a webhook may arrive before the answer to the charge, which brings the reference
      if (!known || (known.reference ?? event.outcome.reference) !== event.outcome.reference)
        return { heard: 'nothing' as const }
      const stored = await tx
        .insert(eventoGateway)
        .values({
          igrejaId: church,
          adaptador: gateway.name,
          evento: event.id,
          tipo: event.type,
          pedidoId: order.id,
          dataRecebimento: services.clock(),
        })
        .onConflictDoNothing()
      if (!stored.rowCount) return { heard: 'known' as const }
      await tx.update(cobranca).set({ referencia: event.outcome.reference }).where(charge)
      return { heard: 'done' as const, moved: await applyFinding(services, tx, order, event.outcome) }
    })
    .then(({ heard, moved }: { heard: MessageResult; moved?: Parameters<typeof afterMove>[1] | undefined }) => {
      if (moved) afterMove(services, moved)
      return heard
    })
}

async function lookedUp(gateway: Gateway, { id, type, reference }: GatewayHint): Promise<GatewayEvent | undefined> {
  const found = await gateway.lookUp?.(reference)
  return found && { id, type, ...found }
}

function understood(
  gateway: Gateway,
  body: Buffer,
  headers: GatewayMessage['headers'],
): GatewayEvent | GatewayHint | 'wrong' | undefined {
  try {
    return gateway.read(body, headers)
  } catch {
    return 'wrong'
  }
}
