import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../runtime/clock.ts'
import { limitTime, type LimitTerms } from './limits.ts'

/** Counts an attempt in the caller's transaction. @returns 0, or the seconds to wait */
export async function takeLimits(
  tx: NodePgDatabase,
  { subjects, everyMs, bursts }: LimitTerms,
  clock: Clock,
): Promise<number> {
  const [taken] = await tx.select({ wait: sql<number>`wait` }).from(
    sql`take_limits(${sql.param(subjects)}::text[], ${sql.param(everyMs)}::bigint[], ${sql.param(bursts)}::int[],
      ${limitTime(clock)}::timestamptz) as wait`,
  )
  return taken?.wait ?? 0
}
