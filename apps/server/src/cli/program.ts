import { buffer } from 'node:stream/consumers'
import { assertDatabaseIsThere } from '../database/database-is-there.ts'
import { openDatabase } from '../database/open-database.ts'
import { deferredNotices } from '../payments/orders/deferred-notices.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { readConfig } from '../runtime/config.ts'
import { type CliSurroundings, runCli } from './run-cli.ts'

const withContext: CliSurroundings['withContext'] = async (work, { begins }) => {
  const config = readConfig(process.env)
  if (!begins) assertDatabaseIsThere(config)
  const { dataFolder, databaseUrl, databaseBatches } = config
  // Loaded with the first command: printing the help needs none of it.
  const { openPayments } = await import('../payments/open-payments.ts')
  const database = await openDatabase({ dataFolder, url: databaseUrl, batches: databaseBatches, poolSize: 1 })
  const clock = () => new Date()
  const onError = ({ message }: Error) => console.error(message)
  try {
    const payments = await openPayments({ config, database, clock, notices: deferredNotices, onError })
    await work({ database, media: mediaStore(openStorage(config)), clock, payments })
  } finally {
    await database.close()
  }
}

/** `npm run atrio -- …`: works beside a running server, on the same database and data folder. Resolves with the exit code. */
export const runProgram = (args: string[]): Promise<number> =>
  runCli(args, {
    config: () => readConfig(process.env),
    withContext,
    print: console.log,
    printError: console.error,
    readInput: () => buffer(process.stdin),
  })
