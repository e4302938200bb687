import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Failure, isPermanent, retryMs } from './mail-failures.ts'
import { emailSaida } from './mail.tables.ts'

/** A mail with its delivery state, as stored. */
export type QueuedMail = typeof emailSaida.$inferSelect

/** Milliseconds of a lease; after a crash, a mail waits that long for another process. */
export const LEASE_MS = 60_000

const leased = sql`now() + ${LEASE_MS} * interval '1 millisecond'`

/**
 * Leases due mails to this process, in one statement. Leases use the database's clock, which all processes share. The
 * try counts from here on, also if the process ends during it.
 */
export function takeMails(db: NodePgDatabase, now: Date, most: number): Promise<QueuedMail[]> {
  const isFree = or(isNull(emailSaida.reservadoAte), lte(emailSaida.reservadoAte, sql`now()`))
  const due = db.$with('due').as(
    db
      .select({ id: emailSaida.id })
      .from(emailSaida)
      .where(and(isNull(emailSaida.dataDesistencia), lte(emailSaida.proximoEnvio, now), isFree))
      .orderBy(asc(emailSaida.proximoEnvio), asc(emailSaida.id))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(emailSaida)
    .set({ tentativas: sql`${emailSaida.tentativas} + 1`, reservadoAte: leased })
    .where(sql`${emailSaida.id} in (select id from ${due})`)
    .returning()
}

/** The mail as leased by this process: a later try by another process is not touched. */
const thisTry = ({ id, tentativas }: QueuedMail) => and(eq(emailSaida.id, id), eq(emailSaida.tentativas, tentativas))

/** Extends the lease of a mail that is still being sent. */
export const keepLease = (db: NodePgDatabase, mail: QueuedMail) =>
  db.update(emailSaida).set({ reservadoAte: leased }).where(thisTry(mail))

/** Deletes a sent mail, even when another process has leased it meanwhile: it may contain a secret. */
export const removeSent = (db: NodePgDatabase, { id }: QueuedMail) => db.delete(emailSaida).where(eq(emailSaida.id, id))

/** Records a failed try. @returns whether the mail is given up: it is then kept for the operator, and not retried */
export async function noteFailure(
  db: NodePgDatabase,
  mail: QueuedMail,
  { failure, now }: { failure: Failure; now: Date },
): Promise<boolean> {
  const isOver = isPermanent(failure, mail.tentativas)
  await db
    .update(emailSaida)
    .set({
      motivoFalha: failure.reason,
      reservadoAte: null,
      ...(isOver ? { dataDesistencia: now } : { proximoEnvio: new Date(now.getTime() + retryMs(mail.tentativas)) }),
    })
    .where(thisTry(mail))
  return isOver
}
