import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import type { ServerKeys } from './server-keys.ts'

/** Attempts at once, and the interval after which each is available again. */
export type LimitRule = { name: string; burst: number; everyMs: number }

/** The subjects, in stored form, and rules of several limits. */
export type LimitTerms = { subjects: string[]; everyMs: number[]; bursts: number[] }

/**
 * Counters of attempts (GCRA): one row per rule and subject, so that subjects are independent. Stored in PostgreSQL,
 * which all processes share; subjects are stored as keyed hashes.
 */
export type Limits = {
  /** Counts an attempt. @returns 0, or the seconds until the next one is allowed */
  take(rule: LimitRule, subject: string): Promise<number>
  /** Like take, for several limits: all of them count the attempt, in one round trip, or none does. */
  takeAll(tries: readonly (readonly [LimitRule, string])[]): Promise<number>
  /** For a statement that counts the attempts itself: the first arguments of its take_limits. */
  termsOf(tries: readonly (readonly [LimitRule, string])[]): LimitTerms
  /** Uncounts the last attempt, which was successful. */
  giveBack(rule: LimitRule, subject: string): Promise<void>
  /** Deletes all attempts. */
  forgive(rule: LimitRule, subject: string): Promise<void>
}

/**
 * The time that limits use: the database's, which all processes share and which no machine's clock affects; or the
 * given clock's.
 * @returns null for the database's, as take_limits expects
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
