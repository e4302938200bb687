import type { Database } from '../database/open-database.ts'
import { serverKeys } from '../platform/auth/server-keys.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import type { Gateway } from './gateways/gateway.ts'
import { gateways } from './gateways/gateways.ts'
import { outsideTransactions } from './gateways/outside-transactions.ts'
import { sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts'
import { paymentOrigin } from './host/payment-origin.ts'
import type { OrderNotices, Payments } from './payment-platform.ts'

type Options = {
  config: Config
  database: Pick<Database, 'churches'>
  clock: Clock
  notices: OrderNotices
  onError: (error: Error) => void
}

/** The payments of this deployment, as configured. */
export async function openPayments({ config, database, clock, notices, onError }: Options): Promise<Payments> {
  const origin = paymentOrigin(config)
  const ids = [...config.paymentGateways]
  const plays = ids.some(([, name]) => name === 'sandbox')
  const sandbox = plays
    ? sandboxGateway({ database, clock, origin, secret: serverKeys(config).digest('sandbox', 'webhook') })
    : undefined
  const stripe = config.stripe && (await loadStripeGateway())(config.stripe, origin)
  const byName: Record<string, Gateway | undefined> = { sandbox, stripe }
  const byId = new Map(
    ids.flatMap(([id, name]): [number, Gateway][] => {
      const gateway = byName[name]
      return gateway ? [[id, outsideTransactions(gateway)]] : []
    }),
  )
  return { gateways: gateways(config, byId), sandbox, origin, notices, report: onError }
}

/** Loaded only where it is configured: its client is 218 modules. */
const loadStripeGateway = async () => (await import('./gateways/stripe/stripe-gateway.ts')).stripeGateway
