import { and, asc, isNotNull, lte } from 'drizzle-orm'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import type { SomeChurches } from '../../../platform/church/all-churches.ts'
import { doInTurns, ROWS_OF_TURN } from '../../../platform/church/church-turns.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Renewal, renovacaoAssinatura as renovacao } from '../play.tables.ts'
import { renewDue } from './renew-due.ts'
import { renewalIs } from './renewal-rows.ts'

/** Milliseconds of a renewal's lease; after a crash another process takes it over. */
const LEASE_MS = 300_000

/**
 * Tells subscribers of what is due, and charges the cards of those who agreed to it. Several processes may run it at
 * once, and any may crash: each renewal is leased to one process, and a charge has its order's key (see claimOf).
 */
export async function sweepRenewals(
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments' | 'outbox'>,
): Promise<void> {
  const { clock, database } = services
  const churchesWithDue = (some: SomeChurches) =>
    database.churches
      .of(...some)
      .use((db) => db.selectDistinct({ igrejaId: renovacao.igrejaId }).from(renovacao).where(isDue(clock())))
  const doSome = async (church: number) => {
    const taken = await takeDue(services, church)
    for (const renewal of taken) {
      await renewDue(services, renewal).catch((cause: Error) =>
        services.payments.report(new Error(`the renewal ${renewal.id} of church ${renewal.igrejaId}`, { cause })),
      )
    }
    return taken.length
  }
  await doInTurns(database, [{ churchesWithDue, doSome }])
}

const isDue = (now: Date) => and(isNotNull(renovacao.proximaTentativa), lte(renovacao.proximaTentativa, now))

/** Due renewals of a church, leased by their `proximaTentativa`. */
function takeDue({ clock, database }: Pick<Platform, 'clock' | 'database'>, church: number) {
  const now = clock()
  return database.churches.of(church).transaction(async (tx) => {
    const due = await tx
      .select({ igrejaId: renovacao.igrejaId, id: renovacao.id })
      .from(renovacao)
      .where(isDue(now))
      .orderBy(asc(renovacao.proximaTentativa))
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    const taken: Renewal[] = []
    for (const row of due) {
      const lease = { proximaTentativa: new Date(now.getTime() + LEASE_MS) }
      taken.push(...(await tx.update(renovacao).set(lease).where(renewalIs(row)).returning()))
    }
    return taken
  })
}
