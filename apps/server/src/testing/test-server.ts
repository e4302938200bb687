import { rmSync } from 'node:fs'
import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Clock } from '../runtime/clock.ts'
import type { ArrivalLimits } from '../http/slow-bodies.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { buildServer } from '../start/build-server.ts'
import { scratchFolder } from './processes.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

/**
 * The whole server except its pages, on its own database, with a stopped clock. It does not listen, and sweeps only where
 * a test calls a sweep: one by itself would come at any moment of a test that a slow machine is late with.
 */
export type TestServer = {
  app: FastifyInstance
  database: TestDatabase
  /** GET in process. */
  get(url: string, options?: Omit<InjectOptions, 'url' | 'method'>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** Noon of a Wednesday, in UTC. */
export const NOON = new Date('2030-01-09T12:00:00Z')

export type TestServerOptions = Partial<Config> & {
  /** In the place of one of its own; closed with the server. */
  database?: TestDatabase
  clock?: Clock
  logger?: FastifyServerOptions['logger']
  arrival?: ArrivalLimits
  /** Adds routes of the test's own, before the server is ready. */
  prepare?: (app: FastifyInstance) => unknown
}

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { clock = () => NOON, logger = false, arrival, prepare, database = await testDatabase(), ...changes } = options
  const config = { ...readConfig({}), dataFolder: scratchFolder('server'), ...changes }
  let app: FastifyInstance | undefined
  const close = async () => {
    await app?.close()
    await database.close()
    rmSync(config.dataFolder, { recursive: true, force: true })
  }
  try {
    app = await buildServer({ config, database, clock, logger, sweeps: false, ...(arrival && { arrival }) })
    await prepare?.(app)
    await app.ready()
  } catch (error) {
    await close()
    throw error
  }
  const ready = app
  return { app, database, get: (url, options = {}) => ready.inject({ method: 'GET', url, ...options }), close }
}
