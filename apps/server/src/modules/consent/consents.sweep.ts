import { CONSENT_SECONDS } from '@atrio/contract/rules'
import { sql } from 'drizzle-orm'
import { sweepTime } from '../../platform/auth/sweep.ts'
import { inBatches } from '../../platform/church/in-batches.ts'
import type { Platform } from '../../platform/platform.ts'

/** Choices per statement. Anybody may record some each second: a run deletes fifty times as many. */
const ROWS = 1_000
const MARGIN_MS = 5 * 86_400_000
/**
 * How long a choice is proved: a year. A row also proves the same choice made again until its time is over, and that one
 * counts as long once more; the margin is for browsers whose clock is late.
 */
const KEPT_MS = 2 * CONSENT_SECONDS * 1_000 + MARGIN_MS

/**
 * Deletes choices of visitors without an account that count no more. Those of a person go with the account. By the
 * database's time: a machine's clock that jumped ahead would delete what still counts. Several processes may run it at
 * once; one that a sign-in gives to a person meanwhile is locked, and passed over.
 */
export async function sweepConsents({
  auth,
  clock,
  database,
}: Pick<Platform, 'auth' | 'clock' | 'database'>): Promise<void> {
  const now = await sweepTime(auth.accounts, clock)
  const until = new Date(now.getTime() - KEPT_MS)
  await inBatches(database, ROWS, (db) =>
    db.execute(sql`with due as (
            select igreja_id, id from consentimento where usuario_id is null and data < ${until}
              limit ${ROWS} for update skip locked)
          delete from consentimento c using due where c.igreja_id = due.igreja_id and c.id = due.id`),
  )
}
