import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import type { ServerKeys } from './server-keys.ts'

/** How many tries at once, and how long until each comes back. */
export type LimitRule = { name: string; burst: number; everyMs: number }

/** Of several limits: their subjects, as they are stored, and their rules. */
export type LimitTerms = { subjects: string[]; everyMs: number[]; bursts: number[] }

/**
 * Counters of tries (GCRA): one row per rule and subject, so nobody's tries use up another's. They lie in PostgreSQL,
 * where all processes see them; subjects are kept as keyed hashes.
 */
export type Limits = {
  /** Counts one try. @returns 0, or the whole seconds to wait before the next one would be let in */
  take(rule: LimitRule, subject: string): Promise<number>
  /** As take, for a try that several limits hold for: all of them count it, in one trip, or none does. */
  takeAll(tries: readonly (readonly [LimitRule, string])[]): Promise<number>
  /** For a statement that counts the tries with what it does: the first arguments of its take_limits. */
  termsOf(tries: readonly (readonly [LimitRule, string])[]): LimitTerms
  /** Takes the last try back: it turned out to be a right one. */
  giveBack(rule: LimitRule, subject: string): Promise<void>
  /** Forgets all tries. */
  forgive(rule: LimitRule, subject: string): Promise<void>
}

/**
 * The time that limits count by: the database's, which all processes share, and which no jump of one machine's clock
 * moves; or the clock that was given in.
 * @returns null for the database's, as take_limits takes it
 */
export const limitTime = (clock: Clock): Date | null => (clock === systemClock ? null : clock())

export function limits(db: NodePgDatabase, keys: ServerKeys, clock: Clock): Limits {
  const keyOf = (rule: LimitRule, subject: string) => keys.digest(`limit ${rule.name}`, subject)
  const giveBack = async (rule: LimitRule, subject: string) => {
    await db.execute(sql`update limite set livre_em = livre_em - ${rule.everyMs} * interval '1 ms'
      where chave = ${keyOf(rule, subject)}`)
  }
  const termsOf: Limits['termsOf'] = (tries) => ({
    subjects: tries.map(([rule, subject]) => keyOf(rule, subject)),
    everyMs: tries.map(([{ everyMs }]) => everyMs),
    bursts: tries.map(([{ burst }]) => burst),
  })
  const count = db
    .select({ wait: sql<number>`wait` })
    .from(
      sql`take_limits(${sql.placeholder('subjects')}::text[], ${sql.placeholder('everyMs')}::bigint[],
        ${sql.placeholder('bursts')}::int[], ${sql.placeholder('now')}::timestamptz) as wait`,
    )
    .prepare('limits.take')
  const takeAll: Limits['takeAll'] = async (tries) => {
    const [taken] = await count.execute({ ...termsOf(tries), now: limitTime(clock) })
    return taken?.wait ?? 0
  }
  return {
    takeAll,
    termsOf,
    giveBack,
    take: (rule, subject) => takeAll([[rule, subject]]),
    async forgive(rule, subject) {
      await db.execute(sql`delete from limite where chave = ${keyOf(rule, subject)}`)
    },
  }
}
