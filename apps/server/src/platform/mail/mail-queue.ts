import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { EXPIRED, type Failure, isPermanent, retryMs } from './mail-failures.ts'
import { emailSaida } from './mail.tables.ts'

/** A mail with its delivery state, as stored. */
export type QueuedMail = typeof emailSaida.$inferSelect

/** Milliseconds of a lease; after a crash, a mail waits that long for another process. */
export const LEASE_MS = 60_000

const leased = sql`now() + ${LEASE_MS} * interval '1 millisecond'`

type Turn = {
  most: number
  /** The line whose turn was last; by default none was. */
  after?: number
}
type Taken = { mails: QueuedMail[]; line: number }

/** Before the first line. */
export const NO_LINE = -1

/**
 * Leases due mails to this process: one of each line, beginning with the line after the last one, and more of each where
 * that leaves room. Leases use the database's clock, which all processes share. The try counts from here on, also if the
 * process ends during it.
 * @returns the mails, and the line whose turn was last
 */
export async function takeMails(db: NodePgDatabase, now: Date, { most, after = NO_LINE }: Turn): Promise<Taken> {
  const mails = await leaseFirstOfLines(db, now, { most, after, ofEach: 1 })
  const lines = mails.map(({ fila }) => fila)
  // those at the front had their turn after those behind the last line
  const front = lines.filter((line) => line <= after)
  const line = Math.max(...(front.length > 0 ? front : [after, ...lines]))
  const left = most - mails.length
  if (mails.length > 0 && left > 0)
    mails.push(...(await leaseFirstOfLines(db, now, { most: left, after, ofEach: left })))
  return { mails, line }
}

/**
 * Leases the first due mails of each line, the lines behind one first. Goes from line to line by the index, so that the
 * cost depends on the number of lines and not on that of mails. A line is named as an array of one, which keeps `fila` in the
 * order: for `fila = line.fila` PostgreSQL at times went through the mails of all lines by the older index of times, and
 * for a range of one it read those that are due later as well.
 */
export function leaseFirstOfLines(
  db: NodePgDatabase,
  now: Date,
  { most, after, ofEach }: Required<Turn> & { ofEach: number },
) {
  const waiting = sql`${emailSaida} where ${isNull(emailSaida.dataDesistencia)}`
  const isFree = or(isNull(emailSaida.reservadoAte), lte(emailSaida.reservadoAte, sql`now()`))
  /** All lines behind one, as a recursive query of this name: PostgreSQL has no other way to skip within an index. */
  const linesBehind = (name: string, line: number) => {
    const self = sql.identifier(name)
    return sql`${self} as (
      (select fila from ${waiting} and fila > ${line} order by fila limit 1)
      union all
      select (select fila from ${waiting} and fila > ${self}.fila order by fila limit 1) from ${self}
        where ${self}.fila is not null
    )`
  }
  const due = db.$with('due', { id: emailSaida.id }).as(sql`
    with recursive ${linesBehind('behind', after)}, ${linesBehind('front', NO_LINE)}
    select mail.id
    from (select fila from behind union all select fila from front where fila <= ${after}) line
    cross join lateral (
      select id from ${waiting} and fila = any(array[line.fila]) and ${lte(emailSaida.proximoEnvio, now)} and ${isFree}
        order by fila, proximo_envio, id limit ${ofEach} for update skip locked
    ) mail
    limit ${most}`)
  return db
    .with(due)
    .update(emailSaida)
    .set({ tentativas: sql`${emailSaida.tentativas} + 1`, reservadoAte: leased })
    .where(sql`${emailSaida.id} in (select id from due)`)
    .returning()
}

/** The mail as leased by this process: a later try by another process is not touched. */
const thisTry = ({ id, tentativas }: QueuedMail) => and(eq(emailSaida.id, id), eq(emailSaida.tentativas, tentativas))

/** Extends the lease of a mail that is still being sent. */
export const keepLease = (db: NodePgDatabase, mail: QueuedMail) =>
  db.update(emailSaida).set({ reservadoAte: leased }).where(thisTry(mail))

/** Deletes a sent mail, even when another process has leased it meanwhile: it may contain a secret. */
export const removeSent = (db: NodePgDatabase, { id }: QueuedMail) => db.delete(emailSaida).where(eq(emailSaida.id, id))

/** The mails that did not leave while they were good, and never will. One that the mail server refused is not among them. */
export const neverLeft = (now: Date) =>
  and(
    lte(emailSaida.validoAte, now),
    or(isNull(emailSaida.dataDesistencia), eq(emailSaida.motivoFalha, EXPIRED.reason)),
  )

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
