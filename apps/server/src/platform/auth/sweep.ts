import { lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { captchaUsado, codigoUsoUnico, limite, senhaTemporaria, sessao } from './auth.tables.ts'
import { limitTime } from './limits.ts'

/** A used refresh token must stay known for as long as somebody might try it again. */
const KEPT_AFTER_END_MS = 7 * 86_400_000
const A_DAY_MS = 86_400_000

/** The database's time, or the given clock's: a machine's that jumped ahead for a moment would end everybody's session. */
export async function sweepTime(db: NodePgDatabase, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select coalesce(${limitTime(clock)}::timestamptz, clock_timestamp()) as now`,
  )
  return new Date(rows[0]?.now ?? clock())
}

/**
 * Removes what can't matter any more: counters that are full again, secrets and sessions that are over.
 */
export async function sweep(db: NodePgDatabase, clock: Clock): Promise<void> {
  const now = await sweepTime(db, clock)
  const ended = new Date(now.getTime() - KEPT_AFTER_END_MS)
  await db.delete(limite).where(lt(limite.livreEm, now))
  await db.delete(captchaUsado).where(lt(captchaUsado.dataExpiracao, now))
  await db.delete(codigoUsoUnico).where(lt(codigoUsoUnico.dataExpiracao, now))
  await db.delete(senhaTemporaria).where(lt(senhaTemporaria.dataExpiracao, new Date(now.getTime() - A_DAY_MS)))
  await db.delete(sessao).where(or(lt(sessao.dataExpiracao, ended), lt(sessao.dataRevogacao, ended)))
}
