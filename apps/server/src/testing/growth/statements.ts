import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { ChurchBatch } from '../../database/church-batch.ts'
import { QUERY_CHANNEL } from '../../database/church-senders.ts'

/** One statement as the driver was given it. */
export type Statement = { text: string; values: unknown[] }

type Given = string | { text: string; values?: unknown[] }

const recording = new AsyncLocalStorage<Statement[]>()
let isHooked = false

/**
 * What some work sends to PostgreSQL, in order: heard in the driver, below pools and Drizzle, and of queries of churches
 * where they are asked for, since a batch carries several callers'. Work of others beside it, such as a sweep, is not
 * heard. What sets the church goes in the batch of its query or with BEGIN, and is not counted.
 */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> {
  hook()
  const statements: Statement[] = []
  // awaited inside: a request of light-my-request begins when it is awaited
  const result = await recording.run(statements, async () => await work())
  return { result, statements }
}

/** Once for the process: a hook that nobody asks costs a look. */
function hook(): void {
  if (isHooked) return
  isHooked = true
  subscribe(QUERY_CHANNEL, (query) => recording.getStore()?.push(query as Statement))
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, given: Given | ChurchBatch, ...others: unknown[]) {
    const statements = recording.getStore()
    if (statements && !(given instanceof ChurchBatch)) {
      const [values] = others
      const own = typeof given === 'string' ? undefined : given.values
      statements.push({
        text: typeof given === 'string' ? given : given.text,
        values: own ?? (Array.isArray(values) ? (values as unknown[]) : []),
      })
    }
    return Reflect.apply(query, this, [given, ...others]) as never
  } as typeof query
}
