import Fastify from 'fastify'
import { leaseDatabase } from '../database/embedded/lease.ts'
import { logger } from '../http/logging.ts'
import type { Config } from '../runtime/config.ts'
import { startWorkers, type Workers } from './workers.ts'

/**
 * Runs as many server processes as the settings say, until a signal. This process answers nothing: it holds the port and
 * the embedded database, and replaces workers that end.
 * @returns the port
 */
export async function runPrimary(config: Config): Promise<number> {
  const { log } = Fastify({ logger: logger(config.logLevel) })
  // kept while workers are replaced, since the database ends a second after its last user
  const lease = config.databaseUrl ? undefined : await leaseDatabase(config.dataFolder)
  const release = () => lease?.release()
  try {
    const workers = await startWorkers(config.workers, log)
    stopOnSignal(workers, release)
    return workers.port
  } catch (error) {
    release()
    throw error
  }
}

/** Signals may reach the workers as well: each stops once. */
function stopOnSignal(workers: Workers, release: () => void): void {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    workers
      .stop()
      .finally(release)
      .then(
        (code) => process.exit(code),
        () => process.exit(1),
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}
