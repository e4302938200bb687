import { sql } from 'drizzle-orm'
import { sweepTime } from '../platform/auth/sweep.ts'
import { inBatches } from '../platform/church/in-batches.ts'
import type { Platform } from '../platform/platform.ts'

/** Events per statement. */
const ROWS = 500
/**
 * How long the id of an event is kept: three times as long as Stripe lists one or sends it again. After that it can not
 * be reported once more; what it has changed is in its order and its movements.
 */
const KEPT_MS = 90 * 86_400_000

/**
 * Deletes the ids of events that no gateway reports any more. By the database's time: a machine's clock that jumped ahead
 * would delete what may be reported again, and counts once only. Several processes may run it at once.
 */
export async function sweepGatewayEvents({
  auth,
  clock,
  database,
}: Pick<Platform, 'auth' | 'clock' | 'database'>): Promise<void> {
  const until = new Date((await sweepTime(auth.accounts, clock)).getTime() - KEPT_MS)
  await inBatches(database, ROWS, (db) =>
    db.execute(sql`with due as (
            select igreja_id, adaptador, evento from evento_gateway where data_recebimento < ${until}
              limit ${ROWS} for update skip locked)
          delete from evento_gateway e using due
            where e.igreja_id = due.igreja_id and e.adaptador = due.adaptador and e.evento = due.evento`),
  )
}
