import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '../runtime/config.ts'
import { inheritedSocket } from '../runtime/inherited-socket.ts'
import { StartUpError } from '../runtime/start-up-error.ts'
import { workerNumber } from './workers.ts'

/** Runs the server until a signal. An error that the operator can fix is one message and exit code 1. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(env)
    const fd = inheritedSocket(env)
    const worker = workerNumber()
    if (worker !== undefined) await (await loadServe())(config, { fd, worker })
    // development's pages are made by one process, which follows the sources
    else if (config.workers === 1 || process.env['ATRIO_DEV'] === '1') await serveAlone(config, fd)
    else await serveByWorkers(config, fd)
  } catch (error) {
    const text = error instanceof StartUpError ? error.message : (error as Error).stack
    if (text) process.stderr.write(`${text}\n`)
    process.exit(1)
  }
}

/** Loaded only where requests are answered: the parent of workers needs none of it. */
const loadServe = async () => (await import('./serve.ts')).serve

async function serveAlone(config: Config, fd: number | undefined): Promise<void> {
  const serve = await loadServe()
  const { app, internalPort } = await serve(config, { fd })
  const { port } = app.server.address() as AddressInfo
  const operators = internalPort === undefined ? [] : [`Operators ask on port ${internalPort}.`]
  sayReady(port, [...(await churchAddresses(app, port)), ...operators])
}

async function serveByWorkers(config: Config, fd: number | undefined): Promise<void> {
  // a worker finds the socket by its number in this process, whatever its own process id
  delete process.env['LISTEN_PID']
  if (fd === undefined) delete process.env['LISTEN_FDS']
  const { runPrimary } = await import('./primary.ts')
  const port = await runPrimary(config)
  const first = config.internal?.port
  const operators = first ? [`Operators ask on ports ${first} to ${first + config.workers - 1}.`] : []
  sayReady(port, [`${config.workers} workers serve it.`, ...operators])
}

const sayReady = (port: number, lines: readonly string[]) =>
  process.stdout.write(['', `Atrio is ready on port ${port}.`, ...lines, ''].join('\n') + '\n')

/** Addresses of a few churches to show to the operator. */
async function churchAddresses({ services }: FastifyInstance, port: number): Promise<string[]> {
  const { rows } = await services.database.pool.query<{ codigo: string }>(
    'select codigo from igreja where flag_ativo order by id limit 8',
  )
  return rows.map(({ codigo }) => `  http://${codigo}.${services.config.appDomain}:${port}/`)
}
