import { sql } from 'drizzle-orm'
import { allChurches } from '../../platform/church/all-churches.ts'
import type { Platform } from '../../platform/platform.ts'

/** Files per statement: each may have megabytes. */
const ROWS = 20
/** Statements per run; the next run continues. */
const ROUNDS = 50

/**
 * Deletes expired files without a ticket, and those of returned tickets: rows contain the bytes. Several processes may
 * run it at once.
 */
export async function sweepAnswerFiles({ database, clock }: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  const now = clock()
  let rounds = 0
  for await (const churches of allChurches(database)) {
    const next = () =>
      database.churches.of(...churches).use((db) =>
        db.execute(sql`with due as (
            select igreja_id, codigo from arquivo_resposta where data_expiracao <= ${now}
              limit ${ROWS} for update skip locked)
          delete from arquivo_resposta f using due where f.igreja_id = due.igreja_id and f.codigo = due.codigo`),
      )
    while (rounds++ < ROUNDS && (await next()).rowCount === ROWS);
  }
}
