import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { SomeChurches } from '../../../platform/church/all-churches.ts'
import { doInTurns, ROWS_OF_TURN } from '../../../platform/church/church-turns.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { doacaoRecorrente, type Plan } from '../giving.tables.ts'
import { chargeDuePlan } from './charge-due-plan.ts'
import { planIs } from './plan-moves.ts'

/** Milliseconds of a plan's lease; after a crash another process takes it over. */
const LEASE_MS = 300_000

/**
 * Makes the due gifts. Several processes may run it at once, and any may crash: each plan is leased to one process, and
 * a gift has its order's key (see claimOf), so that none is made twice.
 */
export async function sweepRecurringGifts(
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments' | 'outbox'>,
): Promise<void> {
  const { clock, database } = services
  const churchesWithDue = (some: SomeChurches) =>
    database.churches
      .of(...some)
      .use((db) =>
        db.selectDistinct({ igrejaId: doacaoRecorrente.igrejaId }).from(doacaoRecorrente).where(isDue(clock())),
      )
  const doSome = async (church: number) => {
    const taken = await takeDue(services, church)
    for (const plan of taken) {
      await chargeDuePlan(services, plan).catch((cause: Error) =>
        services.payments.report(new Error(`the recurring gift ${plan.id} of church ${plan.igrejaId}`, { cause })),
      )
    }
    return taken.length
  }
  await doInTurns(database, [{ churchesWithDue, doSome }])
}

const isDue = (now: Date) =>
  and(
    isNotNull(doacaoRecorrente.proximaTentativa),
    lte(doacaoRecorrente.proximaTentativa, now),
    eq(doacaoRecorrente.situacao, 'ativa'),
  )

/** Due plans of a church, leased by their `proximaTentativa`. */
function takeDue({ clock, database }: Pick<Platform, 'clock' | 'database'>, church: number): Promise<Plan[]> {
  const now = clock()
  return database.churches.of(church).transaction(async (tx) => {
    const due = await tx
      .select({ igrejaId: doacaoRecorrente.igrejaId, id: doacaoRecorrente.id })
      .from(doacaoRecorrente)
      .where(isDue(now))
      .orderBy(asc(doacaoRecorrente.proximaTentativa))
      .limit(ROWS_OF_TURN)
      .for('update', { skipLocked: true })
    const taken: Plan[] = []
    for (const plan of due) {
      const lease = { proximaTentativa: new Date(now.getTime() + LEASE_MS) }
      taken.push(...(await tx.update(doacaoRecorrente).set(lease).where(planIs(plan)).returning()))
    }
    return taken
  })
}
