import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/testing/free-port.ts'
import { endOf, hasEnded, lastWords } from './child.ts'
import type { Later } from './clean-up.ts'
import { get } from './request.ts'

/** This checkout. */
export const ownRoot = path.resolve(import.meta.dirname, '../../..')

/** Milliseconds: a fresh data folder, with the demonstration churches and their pictures to import. */
const START_WITHIN = 240_000

export type Portal = {
  /** The checkout that it is built from. */
  root: string
  /** The server's process. */
  pid: number
  port: number
  /** Under this name the server knows a church. */
  hostOf: (church: string) => string
  /** Absolute; Chromium resolves every `*.localhost` to this machine. */
  urlOf: (church: string, path: string) => string
  /** Its database, as the owner of all of it: to lay things ready, and to look. */
  database: () => { host: string; user: string; database: string }
}

/** A folder that is gone afterwards; in memory where there is some, so that no disk is measured. */
export function temporaryFolder(later: Later): string {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'atrio-bench-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

/**
 * The production server as `npm start` runs it, on loopback and a free port, with a database of its own. What a
 * developer's `.env` says is kept out.
 */
export async function startPortal(later: Later, root = ownRoot): Promise<Portal> {
  const dataFolder = temporaryFolder(later)
  const port = await freePort()
  const server = spawn(process.execPath, [path.join(root, 'tools/run/run.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      APP_DOMAIN: 'localhost',
      LOG_LEVEL: 'warn',
      // A crowd of buyers comes from this machine, each under an address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
      WRITES_PER_MINUTE: '1000000',
    },
  })
  const words = lastWords(server)
  const endsUnasked = () => console.error(`The server ended (${server.signalCode ?? server.exitCode}).\n${words()}`)
  server.once('exit', endsUnasked)
  later(async () => {
    server.off('exit', endsUnasked)
    await endOf(server)
    await databaseEnds(dataFolder)
  })
  const deadline = Date.now() + START_WITHIN
  while (!(await isHealthy(port))) {
    if (hasEnded(server)) throw new Error('The server did not start.')
    if (Date.now() > deadline) throw new Error(`The server did not answer in time:\n${words()}`)
    await sleep(100)
  }
  const hostOf = (church: string) => `${church}.localhost:${port}`
  return {
    root,
    pid: server.pid!,
    port,
    hostOf,
    urlOf: (church, target) => `http://${hostOf(church)}${target}`,
    database: () => ({ host: socketOf(dataFolder), user: 'owner', database: 'atrio' }),
  }
}

/** The folder of the embedded database's socket, as PostgreSQL itself writes it down. */
function socketOf(dataFolder: string): string {
  const socket = readFileSync(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4]
  if (!socket) throw new Error('The embedded database has no socket.')
  return socket
}

const isHealthy = (port: number) =>
  get(port, '/healthz', {}).then(
    ({ status }) => status === 200,
    () => false,
  )

/** The embedded database outlives its server by a moment; its folder must not go before it. */
async function databaseEnds(dataFolder: string): Promise<void> {
  for (let tries = 0; tries < 50 && existsSync(path.join(dataFolder, 'postgres/postmaster.pid')); tries++) {
    await sleep(100)
  }
}
