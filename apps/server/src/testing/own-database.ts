import { rmSync } from 'node:fs'
import pg from 'pg'
import { CLUSTER_OWNER } from '../database/embedded/cluster.ts'
import { databaseFolders, postmasterOf } from '../database/embedded/folders.ts'
import { openDatabase } from '../database/open-database.ts'
import { copyCluster } from './copied-cluster.ts'
import { processesWith, scratchFolder, until } from './processes.ts'
import type { TestDatabase } from './test-database.ts'

/** A separate PostgreSQL with the embedded one's settings, which a test may kill; throws while it is not running. */
export type OwnDatabase = TestDatabase & { kill(): void }

/** Takes a second or two to start; `testDatabase` is enough for tests that only need rows. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const folder = scratchFolder('own-database')
  await copyCluster(folder)
  const folders = databaseFolders(folder)
  const database = await openDatabase({ dataFolder: folder })
  const { host, user, database: name } = database.owner as { host: string; user: string; database: string }
  const admin = new pg.Pool({ host, database: name, user: CLUSTER_OWNER, max: 2 })
  admin.on('error', () => {})
  return {
    ...database,
    url: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
    admin: async <T extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await admin.query<T>(text, values)).rows,
    kill() {
      const postmaster = postmasterOf(folders.cluster)
      // kill(0) would signal this process and its children
      if (postmaster === 0) throw new Error('PostgreSQL does not run')
      process.kill(postmaster, 'SIGKILL')
    },
    async close() {
      await admin.end()
      await database.close()
      await until(() => processesWith(folder).length === 0)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
