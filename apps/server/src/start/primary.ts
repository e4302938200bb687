import Fastify from 'fastify'
import { closeFiles } from '../content/close-files.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { logger } from '../http/logging.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { systemClock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import { importDemonstration } from './demonstration.ts'
import { startWorkers, type Workers } from './workers.ts'

/**
 * Runs as many server processes as the settings say, until a signal. This process answers nothing: it prepares what they
 * share, holds the port and the embedded database, and replaces them.
 * @returns the port, and the database for what is shown at the start
 */
export async function runPrimary(config: Config): Promise<{ port: number; database: Database }> {
  const { log } = Fastify({ logger: logger(config.logLevel) })
  const database = await openDatabase({
    dataFolder: config.dataFolder,
    url: config.databaseUrl,
    batches: config.databaseBatches,
  })
  try {
    // once, before any worker could serve a database that is only half there
    const media = mediaStore(config.dataFolder)
    await closeFiles(database, media)
    await importDemonstration({ config, database, media, clock: systemClock })
    const workers = await startWorkers(config.workers, log)
    stopOnSignal(workers, database)
    return { port: workers.port, database }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Signals may reach the workers as well: each stops once. */
function stopOnSignal(workers: Workers, database: Database): void {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    workers
      .stop()
      .finally(() => database.close())
      .then(
        (code) => process.exit(code),
        () => process.exit(1),
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}
