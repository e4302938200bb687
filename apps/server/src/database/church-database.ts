import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ChurchQuery } from './church-query.ts'
import { isConnectionUnusable } from './unusable-connection.ts'
import { insideTransaction } from './open-transaction.ts'
import type { ReadLanes, Release } from './read-lanes.ts'

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

/**
 * @param pool connections of a role subject to row-level security
 * @param lanes connections of the same role
 */
export function churchDatabase(pool: pg.Pool, lanes: ReadLanes): ChurchDatabase {
  const current = new AsyncLocalStorage<readonly number[]>()
  const through = (connections: Connections) =>
    drizzle({ client: churchClient(connections, current) as unknown as pg.Pool })
  const db = through(pool)
  const reads = through(lanes)
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
        transaction: (work) => insideTransaction(() => inTransaction(pool, churches, work)),
      }
    },
  }
}

type Connections = Pick<ReadLanes, 'connect'> | Pick<pg.Pool, 'connect'>

/** Queries like a pool, and sends each query with the churches of its caller. */
function churchClient(connections: Connections, current: AsyncLocalStorage<readonly number[]>) {
  return {
    query: (config: pg.QueryConfig, values?: unknown[]) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const churches = current.getStore()
        if (!churches) return reject(new Error('No church: this data can only be asked for through ChurchDatabase.of'))
        connections.connect((failure: Error | undefined, client: pg.Client | undefined, release: Release) => {
          if (failure || !client) return reject(failure ?? new Error('no connection'))
          client.query(
            new ChurchQuery(churches, config, values, (error, result) => {
              release(error && isConnectionUnusable(error))
              if (error) reject(error)
              else resolve(result)
            }),
          )
        })
      }),
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  churches: readonly number[],
  work: (tx: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Church ids are integers (assertChurches): sent in one message with BEGIN, they cost no extra round trip.
    await client.query(`begin; select set_config('app.igrejas', '{${churches.join(',')}}', true)`)
    const result = await work(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

function assertChurches(churches: readonly number[]): void {
  const valid = churches.length > 0 && churches.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
  if (!valid) throw new Error('No church: ids of churches are whole numbers from 1')
}
