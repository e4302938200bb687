import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findBinaries, type PostgresBinaries } from '../database/embedded/binaries.ts'
import { CLUSTER_OWNER } from '../database/embedded/cluster.ts'
import { chooseIdentity, ownerOf, probeMachine, runAs } from '../database/embedded/identity.ts'
import { createOwner, withClient } from '../database/open-database.ts'
import { said, scratchFolder, until } from './processes.ts'

const OWNER = 'atrio_owner'
const NAME = 'atrio'

/** One PostgreSQL server of the pair. */
export type PostgresServer = {
  /** As the tables' owner. */
  url: string
  /** The file of its unix socket. */
  socket: string
  /** Runs SQL as the superuser. */
  admin<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  /** Ends it without warning. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** A primary without tables, and a standby that streams from it. */
export type ReplicatedDatabase = { primary: PostgresServer; standby: PostgresServer; close(): Promise<void> }

/** Of this system where it has PostgreSQL as Debian installs it, else the embedded database's. */
async function binaries(): Promise<PostgresBinaries> {
  const [folder] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  return folder
    ? { postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') }
    : await findBinaries()
}

/** Two to three seconds: both are copies of one new cluster, so that no base backup has to be streamed. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const { postgres, initdb } = await binaries()
  const folder = scratchFolder('replica')
  const identity = chooseIdentity(probeMachine(postgres, folder))
  const owner = ownerOf(identity)
  const own = (name: string) => {
    const made = path.join(folder, name)
    mkdirSync(made, { mode: 0o700 })
    if (owner) chownSync(made, owner.uid, owner.gid)
    return made
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const [data, dataOfStandby] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  const [sockets, socketsOfStandby] = [own('p'), own('s')]
  const made = runAs(identity, initdb, ['-D', data, '-U', CLUSTER_OWNER, '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  execFileSync(made.command, made.args, { ...made.options, cwd: folder, stdio: 'pipe' })
  // not Node's own copy, which gives the files to the user of this process
  execFileSync('cp', ['-a', data, dataOfStandby])
  writeFileSync(path.join(dataOfStandby, 'standby.signal'), '')
  appendFileSync(
    path.join(dataOfStandby, 'postgresql.conf'),
    `primary_conninfo = 'host=${sockets} user=${CLUSTER_OWNER}'\n`,
  )
  const server = (cluster: string, host: string) => {
    const settings = ['listen_addresses=', 'fsync=off', 'wal_keep_size=1GB', 'max_connections=200']
    const args = ['-D', cluster, '-k', host, ...settings.flatMap((setting) => ['-c', setting])]
    return postgresServer(() => {
      const run = runAs(identity, postgres, args)
      return spawn(run.command, run.args, { ...run.options, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    }, host)
  }
  const primary = server(data, sockets)
  const standby = server(dataOfStandby, socketsOfStandby)
  await primary.start()
  await withClient({ host: sockets, user: CLUSTER_OWNER, database: 'postgres' }, async (client) => {
    await createOwner(client, OWNER)
    await client.query(`create database ${NAME} owner ${OWNER}`)
  })
  await standby.start()
  await until(() =>
    standby.admin('select').then(
      () => true,
      () => false, // the database has not been replayed yet
    ),
  )
  return {
    primary,
    standby,
    async close() {
      await standby.close()
      await primary.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function postgresServer(launch: () => ChildProcess, host: string): PostgresServer & { close(): Promise<void> } {
  const pool = new pg.Pool({ host, user: CLUSTER_OWNER, database: NAME, max: 2 })
  pool.on('error', () => {})
  let child: ChildProcess | undefined
  const kill = async () => {
    const running = child
    child = undefined
    if (!running) return
    const closed = once(running, 'close')
    running.kill('SIGKILL')
    await closed
  }
  return {
    url: `postgres://${OWNER}@/${NAME}?host=${encodeURIComponent(host)}`,
    socket: path.join(host, '.s.PGSQL.5432'),
    admin: async <T extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<T>(text, values)).rows,
    async start() {
      child = launch()
      await said(child, /ready to accept/)
    },
    kill,
    async close() {
      await pool.end()
      await kill()
    },
  }
}
