import type { FastifyInstance } from 'fastify'
import { closeFiles } from '../content/close-files.ts'
import { openDatabase } from '../database/open-database.ts'
import { drainOnSignal, drainOnStopMessage } from '../http/drain.ts'
import { logger } from '../http/logging.ts'
import type { Config } from '../runtime/config.ts'
import { StartUpError } from '../runtime/start-up-error.ts'
import { buildServer } from './build-server.ts'
import { importDemonstration } from './demonstration.ts'
import { listenInternally } from './internal.ts'
import { registerPages } from './pages.ts'

type Place = {
  /** A listening socket that a supervisor passed on. */
  fd: number | undefined
  /** The number of this worker, if it is one. */
  worker?: number
}

/** Listens and answers, until a signal or, for a worker, its parent's message. */
export async function serve(config: Config, { fd, worker }: Place) {
  const app = await assemble(config)
  const internalPort = await listenInternally(app, worker)
  // a worker may be asked to stop as soon as it listens
  if (worker !== undefined) drainOnStopMessage(app, { isQueueKept: fd !== undefined })
  await listen(app, config, fd)
  if (worker === undefined) drainOnSignal(app, { isQueueKept: fd !== undefined })
  return { app, internalPort }
}

async function assemble(config: Config): Promise<FastifyInstance> {
  const opened: { log?: FastifyInstance['log'] } = {}
  const database = await openDatabase({
    dataFolder: config.dataFolder,
    url: config.databaseUrl,
    batches: config.databaseBatches,
    replica: config.databaseReplicaUrl ? { url: config.databaseReplicaUrl } : undefined,
    onOutage(outage) {
      if (outage) opened.log?.error(outage, 'the embedded database is being started again')
      else opened.log?.warn('the embedded database is back')
    },
  })
  const app = await buildServer({ config, database, logger: logger(config.logLevel) })
  opened.log = app.log
  database.pool.on('error', (error) =>
    app.log.warn({ code: (error as { code?: string }).code }, 'a database connection was lost'),
  )
  app.addHook('onClose', () => database.close())
  const { clock, media } = app.services
  await closeFiles(database, media)
  await importDemonstration({ config, database, media, clock })
  if (!(await registerPages(app))) app.log.warn('the portal is not built: only calls are answered')
  return app
}

/** @param fd a listening socket that a supervisor passed on, in the place of one on PORT */
async function listen(app: FastifyInstance, { host, port }: Config, fd: number | undefined): Promise<void> {
  // net.Server takes `fd` before `port`; Fastify passes it on without a type
  const place = fd === undefined ? { host, port } : { host: '0.0.0.0', port, fd }
  try {
    await app.listen({ ...place, listenTextResolver: () => 'listening' })
  } catch (cause) {
    await app.close()
    const { code } = cause as NodeJS.ErrnoException
    if (fd !== undefined) throw new StartUpError(`File descriptor ${fd} is no listening socket (${code}).`, { cause })
    if (code === 'EADDRINUSE') {
      throw new StartUpError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`, { cause })
    }
    if (code === 'EACCES') throw new StartUpError(`Port ${port} is reserved. Set PORT to one above 1023.`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartUpError(`HOST ${host} is no address of this machine.`, { cause })
    }
    throw cause
  }
}
