import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { LimitTerms } from '../../platform/auth/limits.ts'
import { takeLimits } from '../../platform/auth/take-limits.ts'
import { limited } from '../../platform/auth/try-guard.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Counts an attempt inside the transaction that opens its order: a rollback is not counted. @throws ProblemError
 * rate_limited
 */
export async function countTry(
  { clock }: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  terms: LimitTerms,
): Promise<void> {
  const wait = await takeLimits(tx, terms, clock)
  if (wait > 0) throw limited(wait)
}
