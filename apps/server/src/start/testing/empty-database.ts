import pg from 'pg'
import { CLUSTER_OWNER } from '../../database/embedded/cluster.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'

/** A database without tables, for a version that makes its own. */
export type EmptyDatabase = Pick<TestDatabase, 'admin' | 'url' | 'close'>

export async function emptyDatabase(): Promise<EmptyDatabase> {
  const other = await testDatabase()
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await other.admin(`create database ${name} owner atrio_owner`)
  const admin = new pg.Pool({ host: String(other.owner.host), user: CLUSTER_OWNER, database: name, max: 2 })
  admin.on('error', () => {})
  return {
    url: other.url.replace(/\/test_\w+/, `/${name}`),
    admin: async <T extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await admin.query<T>(text, values)).rows,
    async close() {
      await admin.end()
      await other.admin(`drop database ${name} with (force)`)
      await other.close()
    },
  }
}
