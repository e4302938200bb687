import { sql } from 'drizzle-orm'
import { allChurches } from '../../../platform/church/all-churches.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Offers per statement. */
const ROWS = 500
/** Statements per run; the next run continues. */
const ROUNDS = 50

/**
 * Clears offers whose time is over: an address that its owner did not give us is kept no longer than its offer is open.
 * The unique index of open offers finds them. Several processes may run it at once.
 */
export async function sweepTicketOffers({ database, clock }: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  const now = clock()
  let rounds = 0
  for await (const churches of allChurches(database)) {
    const next = () =>
      database.churches.of(...churches).use((db) =>
        db.execute(sql`with due as (
            select igreja_id, id from inscricao where transferencia_hash is not null and transferencia_fim <= ${now}
              limit ${ROWS} for update skip locked)
          update inscricao i set transferencia_email = null, transferencia_hash = null, transferencia_fim = null
            from due where i.igreja_id = due.igreja_id and i.id = due.id`),
      )
    while (rounds++ < ROUNDS && (await next()).rowCount === ROWS);
  }
}
