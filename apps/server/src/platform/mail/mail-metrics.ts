import { isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { gauge, type Metric } from '../../http/metrics/exposition.ts'
import { emailSaida } from './mail.tables.ts'

const isWaiting = isNull(emailSaida.dataDesistencia)

/** The mails of all processes: those that wait, since when the first could have gone, and those given up. */
export async function mailMetrics(db: NodePgDatabase, now: Date): Promise<Metric[]> {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      givenUp: sql<number>`count(*) filter (where not ${isWaiting})::int`,
      oldest: sql<Date | null>`min(${emailSaida.proximoEnvio}) filter (where ${isWaiting})`.mapWith(
        emailSaida.proximoEnvio,
      ),
    })
    .from(emailSaida)
  const { waiting = 0, givenUp = 0, oldest = null } = found ?? {}
  const overdue = oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1_000)
  return [
    gauge('atrio_mails_waiting', 'Mails that are not sent yet.', waiting),
    gauge('atrio_mails_given_up', 'Mails that were given up, and wait for the operator.', givenUp),
    gauge('atrio_mails_overdue_seconds', 'How long the mail that is due first has been due.', overdue),
  ]
}
