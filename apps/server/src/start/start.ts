import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { closeFiles } from '../content/close-files.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { drainOnSignal, drainOnStopMessage } from '../http/drain.ts'
import { logger } from '../http/logging.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { inheritedSocket } from '../runtime/inherited-socket.ts'
import { StartUpError } from '../runtime/start-up-error.ts'
import { buildServer } from './build-server.ts'
import { importDemonstration } from './demonstration.ts'
import { listenInternally } from './internal.ts'
import { registerPages } from './pages.ts'
import { workerNumber } from './workers.ts'

/** Runs the server until a signal. An error that the operator can fix is one message and exit code 1. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(env)
    const fd = inheritedSocket(env)
    const worker = workerNumber()
    if (worker !== undefined) await serve(config, { fd, worker })
    // development's pages are made by one process, which follows the sources
    else if (config.workers === 1 || process.env['ATRIO_DEV'] === '1') await serveAlone(config, fd)
    else await serveByWorkers(config, fd)
  } catch (error) {
    const text = error instanceof StartUpError ? error.message : (error as Error).stack
    if (text) process.stderr.write(`${text}\n`)
    process.exit(1)
  }
}

async function serveAlone(config: Config, fd: number | undefined): Promise<void> {
  const { app, internalPort } = await serve(config, { fd })
  const { port } = app.server.address() as AddressInfo
  const operators = internalPort === undefined ? [] : [`Operators ask on port ${internalPort}.`]
  await sayReady(config, app.services.database, { port, operators })
}

async function serveByWorkers(config: Config, fd: number | undefined): Promise<void> {
  // a worker finds the socket by its number in this process, whatever its own process id
  delete process.env['LISTEN_PID']
  if (fd === undefined) delete process.env['LISTEN_FDS']
  const { runPrimary } = await import('./primary.ts')
  const { port, database } = await runPrimary(config)
  const first = config.internal?.port
  const operators = first ? [`Operators ask on ports ${first} to ${first + config.workers - 1}.`] : []
  await sayReady(config, database, { port, operators: [`${config.workers} workers serve it.`, ...operators] })
}

type Place = {
  /** A listening socket that a supervisor passed on. */
  fd: number | undefined
  /** The number of this worker, if it is one. */
  worker?: number
}

async function serve(config: Config, { fd, worker }: Place) {
  const app = await assemble(config)
  const internalPort = await listenInternally(app, worker)
  // a worker may be asked to stop as soon as it listens
  if (worker !== undefined) drainOnStopMessage(app, { isQueueKept: fd !== undefined })
  await listen(app, config, fd)
  if (worker === undefined) drainOnSignal(app, { isQueueKept: fd !== undefined })
  return { app, internalPort }
}

type Ready = { port: number; operators: string[] }

async function sayReady({ appDomain }: Config, database: Database, { port, operators }: Ready): Promise<void> {
  const codes = await activeCodes(database)
  const lines = codes.map((code) => `  http://${code}.${appDomain}:${port}/`)
  process.stdout.write(['', `Atrio is ready on port ${port}.`, ...lines, ...operators, ''].join('\n') + '\n')
}

async function assemble(config: Config): Promise<FastifyInstance> {
  const opened: { log?: FastifyInstance['log'] } = {}
  const database = await openDatabase({
    dataFolder: config.dataFolder,
    url: config.databaseUrl,
    batches: config.databaseBatches,
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

/** A few church codes to show to the operator. */
async function activeCodes({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ codigo: string }>(
    'select codigo from igreja where flag_ativo order by id limit 8',
  )
  return rows.map(({ codigo }) => codigo)
}
