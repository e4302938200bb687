import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LimitTerms } from '../../../auth/limits.ts'
import { limited } from '../../../auth/try-guard.ts'
import type { Services } from '../../../services.ts'

/** Counts a try inside the transaction that opens its order: what opens nothing is not counted. @throws ProblemError rate_limited */
export async function countTry(
  { clock }: Pick<Services, 'clock'>,
  tx: NodePgDatabase,
  { subjects, everyMs, bursts }: LimitTerms,
): Promise<void> {
  const [taken] = await tx.select({ wait: sql<number>`wait` }).from(
    sql`take_limits(${sql.param(subjects)}::text[], ${sql.param(everyMs)}::bigint[], ${sql.param(bursts)}::int[],
      ${clock()}::timestamptz) as wait`,
  )
  if (taken && taken.wait > 0) throw limited(taken.wait)
}
