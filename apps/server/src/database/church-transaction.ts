import type pg from 'pg'
import { churchesSetting } from './church-query.ts'
import { endingOf } from './unusable-connection.ts'

/** Runs work in one transaction, committed or rolled back, whose row-level security sees these churches. */
export async function inChurchTransaction<T>(
  pool: pg.Pool,
  churches: readonly number[],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Church ids are integers (see churchDatabase): sent in one message with BEGIN, they cost no extra round trip.
    await client.query(`begin; select set_config('app.igrejas', '${churchesSetting(churches)}', true)`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    broken = endingOf(error)
    if (!broken) await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
