import { sql } from 'drizzle-orm'
import { sweepTime } from '../../platform/auth/sweep.ts'
import { inBatches } from '../../platform/church/in-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import { UNBOUND_MS } from './unbound-files.ts'

/** Files per statement: each may have megabytes. */
const ROWS = 20
/** Hashes per statement. */
const HASHES = 500

/**
 * Deletes expired files without a ticket, and those of returned tickets: rows contain the bytes. Of those that stay, it
 * empties who sent them once that is no longer counted. By the database's time: a machine's clock that jumped ahead would
 * delete what people are about to send. Several processes may run it at once.
 */
export async function sweepAnswerFiles({
  auth,
  clock,
  database,
}: Pick<Platform, 'auth' | 'clock' | 'database'>): Promise<void> {
  const now = await sweepTime(auth.accounts, clock)
  await inBatches(database, ROWS, (db) =>
    db.execute(sql`with due as (
            select igreja_id, codigo from arquivo_resposta where data_expiracao <= ${now}
              limit ${ROWS} for update skip locked)
          delete from arquivo_resposta f using due where f.igreja_id = due.igreja_id and f.codigo = due.codigo`),
  )
  await inBatches(database, HASHES, (db) =>
    db.execute(sql`with due as (
            select igreja_id, codigo from arquivo_resposta
              where remetente_hash is not null and data_cadastro <= ${new Date(now.getTime() - UNBOUND_MS)}
              limit ${HASHES} for update skip locked)
          update arquivo_resposta f set remetente_hash = null from due
            where f.igreja_id = due.igreja_id and f.codigo = due.codigo`),
  )
}
