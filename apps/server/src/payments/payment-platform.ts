import type { Platform } from '../platform/platform.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { SandboxGateway } from './gateways/sandbox/sandbox-gateway.ts'

/** Tells people what became of their orders, by mails that must not be lost and that nobody waits for. */
export type OrderNotices = {
  /** An order of this church has been opened or moved, and that is committed. */
  hint(church: number): void
  /** Tells all that is due, without rests. Called by itself, with rests; tests wait for it. */
  deliver(): Promise<void>
  /** Ends with the mail that is being written; what is left stays in the database. */
  close(): Promise<void>
}

/** All that payments need beyond the database. */
export type Payments = {
  gateways: Gateways
  /** Undefined where a real gateway is configured: nothing may be played then. */
  sandbox: SandboxGateway | undefined
  /** Origin of the payment host. */
  origin: string
  notices: OrderNotices
  /** What went wrong and is tried again by itself. */
  report(error: Error): void
}

/** What payments, and modules that sell, may be given. */
export type PaymentPlatform = Platform & { payments: Payments }
