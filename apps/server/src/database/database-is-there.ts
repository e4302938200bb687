import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../runtime/config.ts'
import { StartUpError } from '../runtime/start-up-error.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** Whether there is a database where these settings say: one of a server, or an embedded one that was created before. */
export const isDatabaseThere = ({ databaseUrl, dataFolder }: Place): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataFolder, 'postgres'))

/**
 * For what is done with an existing database: with other settings than the server's it would be a new, empty one, which
 * could even be backed up every night.
 * @throws StartUpError with a message for the operator
 */
export function assertDatabaseIsThere(place: Place): void {
  if (isDatabaseThere(place)) return
  throw new StartUpError(
    `There is no database in ${path.resolve(place.dataFolder)}: run this with the settings of the server (DATA_DIR or DATABASE_URL).`,
  )
}
