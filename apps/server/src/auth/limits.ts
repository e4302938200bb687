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
  /** Takes the last try back: it turned out to be a right one. */
  giveBack(rule: LimitRule, subject: string): Promise<void>
  /** Forgets all tries. */
  forgive(rule: LimitRule, subject: string): Promise<void>
}

export function limits(db: NodePgDatabase, keys: ServerKeys, clock: Clock): Limits {
  const keyOf = (rule: LimitRule, subject: string) => keys.digest(`limit ${rule.name}`, subject)
  return {
    async take(rule, subject) {
      const now = clock().getTime()
      const key = keyOf(rule, subject)
      const later = sql`greatest(l.livre_em, ${new Date(now)}) + ${rule.everyMs} * interval '1 ms'`
      const taken = await db.execute(sql`
        insert into limite as l (chave, livre_em) values (${key}, ${new Date(now + rule.everyMs)})
        on conflict (chave) do update set livre_em = ${later}
        where ${later} <= ${new Date(now + rule.everyMs * rule.burst)}`)
      if (taken.rowCount) return 0
      const { rows } = await db.execute<{ at: string }>(sql`select livre_em as at from limite where chave = ${key}`)
      const free = new Date(rows[0]?.at ?? now).getTime() - rule.everyMs * (rule.burst - 1)
      return Math.max(1, Math.ceil((free - now) / 1000))
    },
    async giveBack(rule, subject) {
      await db.execute(sql`update limite set livre_em = livre_em - ${rule.everyMs} * interval '1 ms'
        where chave = ${keyOf(rule, subject)}`)
    },
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
