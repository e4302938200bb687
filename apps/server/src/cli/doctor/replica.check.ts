import type { ClientBase } from 'pg'
import { ownerConnection, type DatabaseAddress } from '../../database/connection.ts'
import { withClient } from '../../database/open-database.ts'
import { OF_PRIMARY, OF_STANDBY, type Place, whyNot } from '../../database/replica/replica-place.ts'
import type { Config } from '../../runtime/config.ts'
import { about, type Finding, reasonOf } from './finding.ts'

/** Whether what DATABASE_REPLICA_URL names is a standby of the database, and how far behind. */
export async function checkReplica({
  databaseUrl,
  databaseReplicaUrl: url,
}: Pick<Config, 'databaseUrl' | 'databaseReplicaUrl'>): Promise<Finding[]> {
  if (!url || !databaseUrl) return []
  const { ok, warn, fail } = about('standby')
  try {
    const primary = await placeOf({ url: databaseUrl }, OF_PRIMARY)
    const standby = await placeOf({ url }, OF_STANDBY)
    const reason = whyNot(standby, primary)
    if (reason) return [fail(`${reason}: see DATABASE_REPLICA_URL; public reads go to the primary`)]
    const behind = Number(primary.position) - Number(standby.position)
    return [
      behind <= 0
        ? ok('it has all that the primary has')
        : warn(`it is ${Math.ceil(behind / 1024)} kB of log behind: where that lasts, see that it follows`),
    ]
  } catch (error) {
    return [fail(`${reasonOf(error)}: public reads go to the primary; see DATABASE_REPLICA_URL`)]
  }
}

const placeOf = (address: DatabaseAddress, sql: string): Promise<Place> =>
  withClient(ownerConnection(address), async (client: ClientBase) => (await client.query<Place>(sql)).rows[0]!)
