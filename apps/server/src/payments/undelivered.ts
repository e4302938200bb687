import type { PaymentPlatform } from './payment-platform.ts'
import { takeIn } from './webhooks.ts'

/**
 * Takes in what gateways could not deliver: after an outage longer than they repeat themselves (three days at Stripe), a
 * refund or dispute would else never be known. Events that are stored already change nothing.
 */
export async function sweepUndelivered(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
): Promise<void> {
  for (const gateway of services.payments.gateways.all) {
    if (!gateway.undelivered) continue
    try {
      for await (const event of gateway.undelivered()) await takeIn(services, gateway, event)
    } catch (cause) {
      services.payments.report(new Error(`${gateway.name} does not say what it could not deliver`, { cause }))
    }
  }
}
