import { and, eq, inArray } from 'drizzle-orm'
import { allChurches } from '../platform/church/all-churches.ts'
import type { Platform } from '../platform/platform.ts'
import type { Gateway, GatewayEvent, GatewayHint } from './gateways/gateway.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { eventoGateway } from './payments.tables.ts'
import { processEvent } from './webhooks.ts'

/** Events per query for those that were handled. */
const BATCH = 100

/**
 * Processes events that gateways could not deliver: after an outage longer than their retries (three days at Stripe), a
 * refund or dispute would otherwise stay unknown. Those that were handled are skipped without a request: a gateway lists
 * an event for weeks, also if only another product's webhook missed it.
 */
export async function sweepUndelivered(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
): Promise<void> {
  const { report, gateways } = services.payments
  for (const gateway of gateways.all) {
    const events = await undeliveredBy(gateway, report)
    for (let at = 0; at < events.length; at += BATCH) {
      const some = events.slice(at, at + BATCH)
      const handled = await handledAmong(services, gateway, some)
      for (const event of some) {
        if (handled.has(event.id)) continue
        await processEvent(services, gateway, event).catch((cause: Error) =>
          report(new Error(`the event ${event.id} of ${gateway.name}`, { cause })),
        )
      }
    }
  }
}

/** What a gateway lists; as much as it says if it fails while it does. */
async function undeliveredBy(
  gateway: Gateway,
  report: (error: Error) => void,
): Promise<(GatewayEvent | GatewayHint)[]> {
  const events: (GatewayEvent | GatewayHint)[] = []
  try {
    for await (const event of gateway.undelivered?.() ?? []) events.push(event)
  } catch (cause) {
    report(new Error(`${gateway.name} does not say what it could not deliver`, { cause }))
  }
  return events
}

/** The ids of those events that were handled, for an order of any church: a hint does not name one. */
async function handledAmong(
  { database }: Pick<Platform, 'database'>,
  { name }: Gateway,
  events: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = events.map(({ id }) => id)
  const handled = new Set<string>()
  for await (const some of allChurches(database)) {
    const rows = await database.churches.of(...some).use((db) =>
      db
        .select({ id: eventoGateway.evento })
        .from(eventoGateway)
        .where(and(eq(eventoGateway.adaptador, name), inArray(eventoGateway.evento, ids))),
    )
    for (const { id } of rows) handled.add(id)
  }
  return handled
}
