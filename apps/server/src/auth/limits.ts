import { isIPv6 } from 'node:net'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Clock } from '../services.ts'
import type { ServerKeys } from './server-keys.ts'

/** How many tries at once, and how long until each comes back. */
export type LimitRule = { name: string; burst: number; everyMs: number }

/**
 * Counters of tries (GCRA): one row per rule and subject, so nobody's tries use up another's. They lie in PostgreSQL,
 * where all processes see them; subjects are kept as keyed hashes.
 */
export type Limits = {
  /** Counts one try. @returns 0, or the whole seconds to wait before the next one would be let in */
  take(rule: LimitRule, subject: string): Promise<number>
  /** As take, for a try that several limits hold for: all of them count it, in one trip, or none does. */
  takeAll(tries: readonly (readonly [LimitRule, string])[]): Promise<number>
  /** Takes the last try back: it turned out to be a right one. */
  giveBack(rule: LimitRule, subject: string): Promise<void>
  /** Forgets all tries. */
  forgive(rule: LimitRule, subject: string): Promise<void>
}

export function limits(db: NodePgDatabase, keys: ServerKeys, clock: Clock): Limits {
  const keyOf = (rule: LimitRule, subject: string) => keys.digest(`limit ${rule.name}`, subject)
  const giveBack = async (rule: LimitRule, subject: string) => {
    await db.execute(sql`update limite set livre_em = livre_em - ${rule.everyMs} * interval '1 ms'
      where chave = ${keyOf(rule, subject)}`)
  }
  const takeAll: Limits['takeAll'] = async (tries) => {
    const now = clock().getTime()
    const asked = tries.map(([rule, subject]) => ({ rule, subject, key: keyOf(rule, subject) }))
    const rows = asked.map(({ rule: { everyMs }, key }) => sql`(${key}, ${new Date(now + everyMs)}::timestamptz)`)
    const most = asked.map(
      ({ rule, key }) => sql`when ${key} then ${new Date(now + rule.everyMs * rule.burst)}::timestamptz`,
    )
    // What a new row would have is one step from now.
    const later = sql`greatest(l.livre_em, ${new Date(now)}) + (excluded.livre_em - ${new Date(now)})`
    // In the order that they are given in, which is the same at each place: nobody waits in a ring.
    const { rows: taken } = await db.execute<{ chave: string }>(sql`
      insert into limite as l (chave, livre_em) values ${sql.join(rows, sql`, `)}
      on conflict (chave) do update set livre_em = ${later}
      where ${later} <= case l.chave ${sql.join(most, sql` `)} end
      returning chave`)
    if (taken.length === asked.length) return 0
    const counted = new Set(taken.map(({ chave }) => chave))
    const waits: number[] = []
    for (const { rule, subject, key } of asked) {
      if (counted.has(key)) await giveBack(rule, subject)
      else waits.push(await waitOf(rule, key, now))
    }
    return Math.max(...waits)
  }
  const waitOf = async ({ everyMs, burst }: LimitRule, key: string, now: number) => {
    const { rows } = await db.execute<{ at: string }>(sql`select livre_em as at from limite where chave = ${key}`)
    const free = new Date(rows[0]?.at ?? now).getTime() - everyMs * (burst - 1)
    return Math.max(1, Math.ceil((free - now) / 1000))
  }
  return {
    takeAll,
    giveBack,
    take: (rule, subject) => takeAll([[rule, subject]]),
    async forgive(rule, subject) {
      await db.execute(sql`delete from limite where chave = ${keyOf(rule, subject)}`)
    },
  }
}

/** What counts as one address: an IPv6 customer has a whole /64 of them. */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
