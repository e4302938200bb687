import { eraseAccounts } from '../modules/account/erasure.ts'
import { sweepConsents } from '../modules/consent/consents.sweep.ts'
import { sweepAnswerFiles } from '../modules/events/answer-files.sweep.ts'
import { sweepTicketOffers } from '../modules/events/changes/ticket-offers.sweep.ts'
import { sweepRecurringGifts } from '../modules/giving/recurring/recurring.sweep.ts'
import { pushSweep } from '../modules/notifications/push/push.sweep.ts'
import { sweepRenewals } from '../modules/play/renewal/renewals.sweep.ts'
import { sweepReminders } from '../modules/reading-plans/reminders.sweep.ts'
import { sweepGatewayEvents } from '../payments/gateway-events.sweep.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { sweepUndelivered } from '../payments/undelivered.ts'
import { sweepMails } from '../platform/mail/mail.sweep.ts'
import type { Services } from './services.ts'

const SECONDS = 1_000
const MINUTES = 60 * SECONDS
const HOURS = 60 * MINUTES

/** Milliseconds, the most that a timer takes: 24 days. */
export const NEVER_MS = 2 ** 31 - 1

type Sweep = (services: Services) => Promise<void>

/** What is done again and again, and the milliseconds in between: a sweep that is new is added here. */
const allSweeps = (): readonly [Sweep, number][] => [
  [sweepPayments, 20 * SECONDS],
  // the longest delay of a webhook whose delivery failed
  [sweepUndelivered, 1 * HOURS],
  [sweepGatewayEvents, 1 * HOURS],
  [sweepConsents, 1 * HOURS],
  [sweepRecurringGifts, 1 * MINUTES],
  [sweepRenewals, 1 * MINUTES],
  [sweepAnswerFiles, 10 * MINUTES],
  [sweepTicketOffers, 10 * MINUTES],
  [sweepMails, 10 * MINUTES],
  [sweepReminders, 1 * MINUTES],
  [eraseAccounts, 10 * MINUTES],
  [pushSweep(), 20 * SECONDS],
]

/**
 * Sweeps by the machine's time.
 * @returns what ends it; a sweep that has begun goes on, see `auth.background`
 */
export function startSweeps(services: Services): () => void {
  const timers = allSweeps().map(([sweep, ms]) =>
    setInterval(() => services.auth.background.run(() => sweep(services)), ms).unref(),
  )
  return () => timers.forEach((timer) => clearInterval(timer))
}
