import type { Platform } from '../../platform/platform.ts'
import type { Payments } from './open-payments.ts'

/** What payments, and modules that sell, may be given. */
export type PaymentPlatform = Platform & { payments: Payments }
