import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { ChurchQuery } from './church-query.ts'

type Prepared<T> = { execute(values: Record<string, unknown>): Promise<T> }

/** A read whose SQL is built once per process and planned once per connection. Its name belongs to it alone. */
export type ChurchRead<T> = { readonly build: (db: NodePgDatabase) => Prepared<T> }

/**
 * Defines a hot read: `churchRead((db) => db.select()….where(eq(table.igrejaId, theChurch)).prepare('event.list'))`.
 * Row-level security alone would keep other churches' rows out; the filter is there for the index and as the first of
 * two locks.
 */
export const churchRead = <T>(build: ChurchRead<T>['build']): ChurchRead<T> => ({ build })

/** Stands for the (first) church in a read's filter. */
export const theChurch: SQL<number> = sql`${sql.placeholder('theChurch')}::int`

/** The data of one church, or of the churches of one organisation. */
export type ChurchData = {
  read<T>(read: ChurchRead<T>, values?: Record<string, unknown>): Promise<T>
  /** Drizzle for what is not hot. Each statement is its own transaction. */
  use<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T>
  /** Several statements that stand or fall together. Keep it short: it holds a connection. */
  transaction<T>(work: (tx: NodePgDatabase) => Promise<T>): Promise<T>
}

/** The only way to rows that belong to a church: there is none without saying which. */
export type ChurchDatabase = { of(church: number, ...others: number[]): ChurchData }

/**
 * @param pool connections of a role that row-level security holds for
 */
export function churchDatabase(pool: pg.Pool): ChurchDatabase {
  const current = new AsyncLocalStorage<readonly number[]>()
  const db = drizzle({ client: churchClient(pool, current) as unknown as pg.Pool })
  const prepared = new WeakMap<ChurchRead<unknown>, Prepared<unknown>>()

  const statement = <T>(read: ChurchRead<T>): Prepared<T> => {
    const known = prepared.get(read) as Prepared<T> | undefined
    if (known) return known
    const made = read.build(db)
    prepared.set(read, made)
    return made
  }

  return {
    of(...churches) {
      assertChurches(churches)
      return {
        read: (read, values) =>
          current.run(churches, () => statement(read).execute({ theChurch: churches[0], ...values })),
        // Awaited inside: a builder of drizzle's asks only when it is awaited.
        use: (work) => current.run(churches, async () => await work(db)),
        transaction: (work) => inTransaction(pool, churches, work),
      }
    },
  }
}

/** Something that asks like a pool but sends each query with the churches of its caller. */
function churchClient(pool: pg.Pool, current: AsyncLocalStorage<readonly number[]>) {
  return {
    query: (config: pg.QueryConfig, values?: unknown[]) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const churches = current.getStore()
        if (!churches) return reject(new Error('No church: this data can only be asked for through ChurchDatabase.of'))
        pool.connect((failure, client, release) => {
          if (failure || !client) return reject(failure ?? new Error('no connection'))
          client.query(
            new ChurchQuery(churches, config, values, (error, result) => {
              release()
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
    // Ids are whole numbers (assertChurches): in one message with the beginning they cost no trip of their own.
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
