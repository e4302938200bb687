import type { Platform } from '../platform/platform.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { SandboxGateway } from './gateways/sandbox/sandbox-gateway.ts'

/** Sends buyers mails about their orders, which must not be lost and which no request waits for. */
export type OrderNotices = {
  /** An order of this church was opened or moved, and committed. */
  hint(church: number): void
  /** Sends all due notices, without pauses. Runs automatically, with pauses; tests wait for it. */
  deliver(): Promise<void>
  /** Stops after the mail being composed; the rest stays in the database. */
  close(): Promise<void>
}

/** The services of payments besides the database. */
export type Payments = {
  gateways: Gateways
  /** Undefined with a real gateway: nothing may be simulated then. */
  sandbox: SandboxGateway | undefined
  /** Origin of the payment host. */
  origin: string
  notices: OrderNotices
  /** Reports an error that is retried automatically. */
  report(error: Error): void
}

/** The platform of payments, and of modules that sell. */
export type PaymentPlatform = Platform & { payments: Payments }
