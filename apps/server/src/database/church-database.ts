import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { QueryConfig, SendQuery } from './church-query.ts'
import type { ChurchSenders } from './church-senders.ts'
import { inChurchTransaction } from './church-transaction.ts'
import { insideTransaction } from './open-transaction.ts'

type Prepared<T> = { execute(values: Record<string, unknown>): Promise<T> }

/** A statement whose SQL is built once per process and planned once per connection. Its name is unique. */
type ChurchStatement<T> = { readonly build: (db: NodePgDatabase) => Prepared<T> }
export type ChurchRead<T> = ChurchStatement<T> & { readonly writes: false }
export type ChurchWrite<T> = ChurchStatement<T> & { readonly writes: true }

/**
 * Defines a frequent read: `churchRead((db) => db.select()….where(eq(table.igrejaId,
 * theChurch)).prepare('event.list'))`. Row-level security alone would hide other churches' rows; the filter uses the
 * index and is a second line of defence.
 */
export const churchRead = <T>(build: ChurchStatement<T>['build']): ChurchRead<T> => ({ build, writes: false })

/** Like churchRead, for a frequent write or a read that locks rows: it gets its own connection, since it may wait. */
export const churchWrite = <T>(build: ChurchStatement<T>['build']): ChurchWrite<T> => ({ build, writes: true })

/** The (first) church, in a statement's filter. */
export const theChurch: SQL<number> = sql`${sql.placeholder('theChurch')}::int`

/** The data of one church, or of the churches of one organisation. */
export type ChurchData = {
  read<T>(read: ChurchRead<T>, values?: Record<string, unknown>): Promise<T>
  /** Runs in its own transaction, on its own connection. */
  write<T>(write: ChurchWrite<T>, values?: Record<string, unknown>): Promise<T>
  /** Drizzle for infrequent queries. Each statement is its own transaction. */
  use<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T>
  /** Several statements, committed or rolled back together. Keep it short: it holds a connection. */
  transaction<T>(work: (tx: NodePgDatabase) => Promise<T>): Promise<T>
}

/** The only access to rows that belong to a church: it always needs a church. */
export type ChurchDatabase = { of(church: number, ...others: number[]): ChurchData }

/** @param pool connections of a role subject to row-level security */
export function churchDatabase(pool: pg.Pool, senders: Pick<ChurchSenders, 'read' | 'run'>): ChurchDatabase {
  const current = new AsyncLocalStorage<readonly number[]>()
  const through = (send: SendQuery) => drizzle({ client: churchClient(send, current) as unknown as pg.Pool })
  const db = through(senders.run)
  const reads = through(senders.read)
  const prepared = new WeakMap<ChurchStatement<unknown>, Prepared<unknown>>()

  const statement = <T>(asked: ChurchRead<T> | ChurchWrite<T>): Prepared<T> => {
    const known = prepared.get(asked) as Prepared<T> | undefined
    if (known) return known
    const made = asked.build(asked.writes ? db : reads)
    prepared.set(asked, made)
    return made
  }

  return {
    of(...churches) {
      assertChurches(churches)
      const run = <T>(asked: ChurchRead<T> | ChurchWrite<T>, values?: Record<string, unknown>) =>
        current.run(churches, () => statement(asked).execute({ theChurch: churches[0], ...values }))
      return {
        read: run,
        write: run,
        // Awaited inside: drizzle's query builders run when they are awaited.
        use: (work) => current.run(churches, async () => await work(db)),
        transaction: (work) =>
          insideTransaction(() => inChurchTransaction(pool, churches, (client) => work(drizzle({ client })))),
      }
    },
  }
}

/** Queries like a pool, and sends each query with the churches of its caller. */
function churchClient(send: SendQuery, current: AsyncLocalStorage<readonly number[]>) {
  return {
    async query(config: QueryConfig, values?: unknown[]) {
      const churches = current.getStore()
      if (!churches) throw new Error('No church: this data can only be asked for through ChurchDatabase.of')
      return send(churches, config, values)
    },
  }
}

function assertChurches(churches: readonly number[]): void {
  const valid = churches.length > 0 && churches.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  if (!valid) throw new Error('No church: ids of churches are whole numbers from 1')
}
