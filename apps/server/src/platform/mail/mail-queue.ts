import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Failure, isForGood, retryMs } from './mail-failures.ts'
import { emailSaida } from './mail.tables.ts'

/** A mail with its state, as it lies in the database. */
export type QueuedMail = typeof emailSaida.$inferSelect

/** Milliseconds that a process has a mail for itself, unless it asks for more: so long a mail waits for one that has ended. */
export const LEASE_MS = 60_000

const leased = sql`now() + ${LEASE_MS} * interval '1 millisecond'`

/**
 * Takes mails that are due for this process alone, in one statement. Leases go by the database's clock, which all
 * processes share. The try counts from here on, also where it ends with the process.
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

/** The mail as this process took it: a later try, by another process, is not touched. */
const thisTry = ({ id, tentativas }: QueuedMail) => and(eq(emailSaida.id, id), eq(emailSaida.tentativas, tentativas))

/** Keeps a mail that is still being sent. */
export const keepLease = (db: NodePgDatabase, mail: QueuedMail) =>
  db.update(emailSaida).set({ reservadoAte: leased }).where(thisTry(mail))

/** A mail that has been sent leaves, whoever else has taken it meanwhile: it may hold a secret. */
export const removeSent = (db: NodePgDatabase, { id }: QueuedMail) => db.delete(emailSaida).where(eq(emailSaida.id, id))

/** Notes why a try failed. @returns whether the mail is given up: it then stays to be looked at, and is not tried again */
export async function noteFailure(
  db: NodePgDatabase,
  mail: QueuedMail,
  { failure, now }: { failure: Failure; now: Date },
): Promise<boolean> {
  const isOver = isForGood(failure, mail.tentativas)
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
