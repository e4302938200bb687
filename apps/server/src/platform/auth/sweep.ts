import { lt, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { captchaUsado, codigoUsoUnico, limite, senhaTemporaria, sessao, trocaEmail } from './auth.tables.ts'
import { limitTime } from './limits.ts'

/** Milliseconds: a used refresh token must be recognised for as long as a thief may try it. */
const KEPT_AFTER_END_MS = 7 * 86_400_000
const A_DAY_MS = 86_400_000

/**
 * The earlier of the database's time and the given clock's: a machine's clock that jumped ahead would end all sessions, and
 * one that is behind stamps rows that seem to be over by the database's time.
 */
export async function sweepTime(db: NodePgDatabase, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select coalesce(${limitTime(clock)}::timestamptz, clock_timestamp()) as now`,
  )
  const now = clock().getTime()
  return new Date(Math.min(now, Date.parse(rows[0]?.now ?? '') || now))
}

/** Deletes counters that are full again, and expired secrets and sessions. */
export async function sweep(db: NodePgDatabase, clock: Clock): Promise<void> {
  const now = await sweepTime(db, clock)
  const ended = new Date(now.getTime() - KEPT_AFTER_END_MS)
  await db.delete(limite).where(lt(limite.livreEm, now))
  await db.delete(captchaUsado).where(lt(captchaUsado.dataExpiracao, now))
  await db.delete(codigoUsoUnico).where(lt(codigoUsoUnico.dataExpiracao, now))
  await db.delete(trocaEmail).where(lt(trocaEmail.dataExpiracao, now))
  await db.delete(senhaTemporaria).where(lt(senhaTemporaria.dataExpiracao, new Date(now.getTime() - A_DAY_MS)))
  await db.delete(sessao).where(or(lt(sessao.dataExpiracao, ended), lt(sessao.dataRevogacao, ended)))
}
