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
  /**
   * Counts the attempt in all `refusing` limits, or in none and then in no other; else in each of the others by itself.
   * One round trip. @returns seconds until it is allowed, and whether one of the others is exceeded
   */
  takeThen(
    refusing: readonly (readonly [LimitRule, string])[],
    others: readonly (readonly [LimitRule, string])[],
  ): Promise<{ wait: number; isOver: boolean }>
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
  const takeThen: Limits['takeThen'] = async (refusing, others) => {
    const now = sql`${limitTime(clock)}::timestamptz`
    const first = termsOf(refusing)
    const each = termsOf(others)
    const { rows } = await db.execute<{ wait: number; over: boolean | null }>(sql`
      with refused as materialized (
        select take_limits(${sql.param(first.subjects)}::text[], ${sql.param(first.everyMs)}::bigint[],
          ${sql.param(first.bursts)}::int[], ${now}) as wait),
      other as materialized (
        select take_limits(array[subject], array[every_ms], array[burst], ${now}) as wait
        from refused, unnest(${sql.param(each.subjects)}::text[], ${sql.param(each.everyMs)}::bigint[],
          ${sql.param(each.bursts)}::int[]) as term (subject, every_ms, burst)
        where refused.wait = 0)
      select refused.wait, (select bool_or(other.wait > 0) from other) as over from refused`)
    return { wait: rows[0]?.wait ?? 0, isOver: rows[0]?.over === true }
  }
  return {
    takeAll,
    takeThen,
    termsOf,
    giveBack,
    take: (rule, subject) => takeAll([[rule, subject]]),
    async forgive(rule, subject) {
      await db.execute(sql`delete from limite where chave = ${keyOf(rule, subject)}`)
    },
  }
}
