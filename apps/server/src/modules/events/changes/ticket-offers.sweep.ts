import { sql } from 'drizzle-orm'
import { inBatches } from '../../../platform/church/in-batches.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Offers per statement. */
const ROWS = 500

/**
 * Clears offers whose time is over: an address that its owner did not give us is kept no longer than its offer is open.
 * The unique index of open offers finds them. Several processes may run it at once.
 */
export async function sweepTicketOffers({ database, clock }: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  const now = clock()
  await inBatches(database, ROWS, (db) =>
    db.execute(sql`with due as (
            select igreja_id, id from inscricao where transferencia_hash is not null and transferencia_fim <= ${now}
              limit ${ROWS} for update skip locked)
          update inscricao i set transferencia_email = null, transferencia_hash = null, transferencia_fim = null
            from due where i.igreja_id = due.igreja_id and i.id = due.id`),
  )
}
