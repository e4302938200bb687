import { and, eq } from 'drizzle-orm'
import type { Gateway, GatewayEvent, GatewayHint } from './gateways/gateway.ts'
import { afterMove } from './orders/move-order.ts'
import { churchOfCode } from './orders/order-code.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, eventoGateway, pedido } from './payments.tables.ts'
import { applyFinding } from './settle.ts'

/** What a gateway says when it tells something: the raw bytes, since its signature is over them. */
export type Told = { body: Buffer; headers: Record<string, string | string[] | undefined> }

/** What was made of it: `wrong` is no message of this gateway. */
export type Heard = 'done' | 'known' | 'nothing' | 'wrong'

/**
 * Takes in what a gateway tells. It is stored in one transaction with its effect, unique by the gateway's own id: told
 * twice it acts once, and what fails is told again by the gateway. What it tells of another payment
 * than the one that the order is charged by, whatever order it names, is nothing to us.
 */
export async function hear(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  gateway: Gateway,
  { body, headers }: Told,
): Promise<Heard> {
  const told = understood(gateway, body, headers)
  return told === 'wrong' ? 'wrong' : takeIn(services, gateway, told)
}

/**
 * Takes in one event. A hint is looked up first, outside of the transaction: where refunds and disputes stand now says
 * more than one event, and it has no order of arrival.
 * @throws Error where the gateway does not answer: the event is to be taken in again
 */
export async function takeIn(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  gateway: Gateway,
  told: GatewayEvent | GatewayHint | undefined,
): Promise<Heard> {
  const event = told && 'reference' in told ? await lookedUp(gateway, told) : told
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
      // a webhook may be faster than the answer to the charge, which brings the reference
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
    .then(({ heard, moved }: { heard: Heard; moved?: Parameters<typeof afterMove>[1] | undefined }) => {
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
  headers: Told['headers'],
): GatewayEvent | GatewayHint | 'wrong' | undefined {
  try {
    return gateway.read(body, headers)
  } catch {
    return 'wrong'
  }
}
