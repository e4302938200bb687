import type { PaymentPlatform } from './payment-platform.ts'
import { processEvent } from './webhooks.ts'

/**
 * Processes events that gateways could not deliver: after an outage longer than their retries (three days at Stripe), a
 * refund or dispute would otherwise stay unknown. Stored events have no further effect.
 */
export async function sweepUndelivered(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
): Promise<void> {
  for (const gateway of services.payments.gateways.all) {
    if (!gateway.undelivered) continue
    try {
      for await (const event of gateway.undelivered()) await processEvent(services, gateway, event)
    } catch (cause) {
      services.payments.report(new Error(`${gateway.name} does not say what it could not deliver`, { cause }))
    }
  }
}
