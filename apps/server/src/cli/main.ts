import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { mediaStore } from '../modules/media/media-store.ts'
import { type CliSurroundings, runCli } from './run-cli.ts'

/** `npm run atrio -- …`: works beside a running server, on the same database and data folder. */
const withContext: CliSurroundings['withContext'] = async (work) => {
  const { dataFolder, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataFolder, url: databaseUrl, poolSize: 1 })
  try {
    await work({ database, media: mediaStore(dataFolder), clock: () => new Date() })
  } finally {
    await database.close()
  }
}

process.exitCode = await runCli(process.argv.slice(2), { withContext, print: console.log, printError: console.error })
