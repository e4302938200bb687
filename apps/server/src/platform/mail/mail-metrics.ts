import { and, gt, isNull, not, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { gauge, type Metric } from '../../http/metrics/exposition.ts'
import { OF_THE_MAIL, WAITED_MS } from './mail-failures.ts'
import { emailSaida } from './mail.tables.ts'

const HOUR_MS = 3_600_000

const isWaiting = isNull(emailSaida.dataDesistencia)

/** Whether the mail server answered the last try, and refused this mail alone. */
const isOfTheMail = sql`split_part(${emailSaida.motivoFalha}, ' ', 1) = any (${sql.param([...OF_THE_MAIL])})`

/**
 * Tries that failed for a reason of the mail server's: not one in progress. An address that is deferred for days is late for
 * itself alone. Tries that ended with their process leave the next time as it was, and are none until a later one has failed.
 */
const failed = sql`case
  when ${emailSaida.motivoFalha} is null or ${isOfTheMail} then 0
  else ${emailSaida.tentativas} - (${emailSaida.reservadoAte} is not null)::int end`

/**
 * When a mail could have gone for the first time. Each failed try moves its next time into the future: without what it
 * has waited so far, mails that a mail server refuses for days would never be late.
 */
const firstDue = sql`${emailSaida.proximoEnvio} - interval '1 millisecond' *
  (${sql.param([...WAITED_MS])}::float8[])[least(${failed}, ${WAITED_MS.length - 1}) + 1]`

/** The mails of all processes: those that wait, since when the first could have gone, and those given up. */
export async function mailMetrics(db: NodePgDatabase, now: Date): Promise<Metric[]> {
  const isRecent = gt(emailSaida.dataDesistencia, new Date(now.getTime() - HOUR_MS))
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      deferred: sql<number>`count(*) filter (where ${isWaiting} and ${isOfTheMail})::int`,
      givenUp: sql<number>`count(*) filter (where ${not(isWaiting)})::int`,
      givenUpLately: sql<number>`count(*) filter (where ${and(not(isWaiting), isRecent)})::int`,
      oldest: sql<Date | null>`min(${firstDue}) filter (where ${isWaiting})`.mapWith(emailSaida.proximoEnvio),
    })
    .from(emailSaida)
  const { waiting = 0, deferred = 0, givenUp = 0, givenUpLately = 0, oldest = null } = found ?? {}
  const overdue = oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1_000)
  return [
    gauge('atrio_mails_waiting', 'Mails that are not sent yet.', waiting),
    gauge('atrio_mails_deferred', 'Mails that wait since the mail server refused them for now.', deferred),
    gauge('atrio_mails_given_up', 'Mails that were given up, and wait for the operator.', givenUp),
    // those given up are kept for a month: an alert about all of them would neither end nor show new ones
    gauge('atrio_mails_given_up_last_hour', 'Mails that were given up in the last hour.', givenUpLately),
    gauge(
      'atrio_mails_overdue_seconds',
      'How long ago the mail that has waited longest could first have gone.',
      overdue,
    ),
  ]
}
