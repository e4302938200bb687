import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { copyCluster } from '../../testing/copied-cluster.ts'
import { processesWith, runSource, said, scratchFolder, until } from '../../testing/processes.ts'
import { databaseFolders, postmasterOf } from './folders.ts'
import { chooseIdentity } from './identity.ts'
import { keptLog } from './kept-log.ts'
import { leaseDatabase, type Outage } from './lease.ts'

const HOLDER = path.join(import.meta.dirname, '../../testing/lease-holder.ts')
const cleanups: (() => unknown)[] = []
// they wait more than they compute, each on a folder of its own: so they run together, and are cleaned up together
afterAll(async () => {
  await Promise.all(cleanups.map((cleanup) => cleanup()))
})

function newFolder() {
  const folder = scratchFolder('embedded')
  cleanups.push(async () => {
    await until(() => processesWith(folder).length === 0)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
/** A data folder with a database that has been used before. */
async function usedFolder(): Promise<string> {
  const folder = newFolder()
  await copyCluster(folder)
  return folder
}
async function holder(folder: string): Promise<ChildProcess> {
  const child = runSource(HOLDER, [folder])
  cleanups.push(() => child.kill('SIGKILL'))
  await said(child, /leased/)
  return child
}
async function lease(folder: string, onOutage?: (outage: Outage | undefined) => void) {
  const held = await leaseDatabase(folder, onOutage && { onOutage })
  cleanups.push(() => held.release())
  return held
}
async function ask(host: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ host, user: 'owner', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}
/** Runs longer than the test, but not for ever where the test is aborted. */
const COMPUTE = `do $$ declare over timestamptz := clock_timestamp() + interval '5 min';
  begin while clock_timestamp() < over loop end loop; end $$`
const BUSY = `select pid from pg_stat_activity where state = 'active' and query like 'do $$%'`
const answers = async (host: string) => (await ask(host, 'select 1').catch(() => [])).length === 1
const keeperOf = (folder: string) => processesWith(folder).filter((pid) => processesWith('keeper.ts').includes(pid))

describe.concurrent('the embedded database', () => {
  it('is shared by two processes that start at once, outlives the first, and ends with the last', async () => {
    const folder = newFolder()
    const [first, second] = await Promise.all([holder(folder), holder(folder)])
    expect(keeperOf(folder)).toHaveLength(1)
    const pid = postmasterOf(databaseFolders(folder).cluster)
    first.kill('SIGKILL')
    expect(await answers(databaseFolders(folder).socket)).toBe(true)
    expect(postmasterOf(databaseFolders(folder).cluster)).toBe(pid)
    second.kill('SIGKILL')
    await until(() => processesWith(folder).length === 0)
  })

  it('keeps all committed data when the postmaster is killed, and restarts by itself', async () => {
    const folder = await usedFolder()
    const { host } = await lease(folder)
    await ask(host, 'create table kept as select 42 as n')
    const pid = postmasterOf(databaseFolders(folder).cluster)
    process.kill(pid, 'SIGKILL')
    await until(async () => postmasterOf(databaseFolders(folder).cluster) !== pid && (await answers(host)))
    expect(await ask(host, 'select n from kept')).toEqual([42])
  })

  it('restarts each time it is killed, also during a long-running query, and keeps its log', async () => {
    const folder = await usedFolder()
    const { cluster, log } = databaseFolders(folder)
    const { host } = await lease(folder)
    await ask(host, 'create table kept as select 42 as n')
    for (let kill = 0; kill < 3; kill++) {
      const failed = ask(host, COMPUTE).then(
        () => 'answered',
        () => 'failed',
      )
      await until(async () => (await ask(host, BUSY)).length === 1)
      const pid = postmasterOf(cluster)
      process.kill(pid, 'SIGKILL')
      await until(async () => postmasterOf(cluster) !== pid && (await answers(host)))
      expect(await failed).toBe('failed')
    }
    expect(await ask(host, 'select n from kept')).toEqual([42])
    expect(readFileSync(log, 'utf8').match(/the database ended by itself: SIGKILL/g)).toHaveLength(3)
  }, 240_000)

  it('retries until it starts, and reports the outage meanwhile', async () => {
    const folder = await usedFolder()
    const { cluster, log } = databaseFolders(folder)
    const outages: (Outage | undefined)[] = []
    const { host } = await lease(folder, (outage) => outages.push(outage))
    const settings = path.join(cluster, 'postgresql.conf')
    renameSync(settings, `${settings}.away`)
    process.kill(postmasterOf(cluster), 'SIGKILL')
    await until(() => (outages.at(-1)?.failures ?? 0) >= 2)
    expect(outages[0]).toMatchObject({ failures: 0, reason: 'it ended by itself' })
    expect(outages.at(-1)?.reason).toContain('postgresql.conf')
    expect(outages.at(-1)?.since).toEqual(outages[0]?.since)
    renameSync(`${settings}.away`, settings)
    await until(() => answers(host))
    await until(() => outages.at(-1) === undefined)
    expect(readFileSync(log, 'utf8')).toMatch(/ended by itself: SIGKILL[\s\S]*postgresql\.conf[\s\S]*ready to accept/)
  })

  it('restarts while many clients retry without pause', async () => {
    const folder = await usedFolder()
    const { host } = await lease(folder)
    await ask(host, 'create table t as select generate_series(1, 100000) as n')
    process.kill(postmasterOf(databaseFolders(folder).cluster), 'SIGKILL')
    let asks = true
    const crowd = Array.from({ length: 60 }, async () => {
      while (asks) await ask(host, 'select 1').catch(() => {})
    })
    await until(() => answers(host))
    // a new keeper announces its address: later processes wait for it
    await holder(folder)
    asks = false
    await Promise.all(crowd)
  })

  it('restarts under a single new keeper when its keeper is killed', async () => {
    const folder = await usedFolder()
    const { host } = await lease(folder)
    await ask(host, 'create table kept as select 43 as n')
    const [keeper = 0] = keeperOf(folder)
    process.kill(keeper, 'SIGKILL')
    await until(async () => keeperOf(folder).some((pid) => pid !== keeper) && (await answers(host)))
    expect(keeperOf(folder)).toHaveLength(1)
    expect(await ask(host, 'select n from kept')).toEqual([43])
  })

  it('leaves no process behind when server and keeper are killed together', async () => {
    const folder = await usedFolder()
    const child = await holder(folder)
    const [keeper = 0] = keeperOf(folder)
    process.kill(keeper, 'SIGKILL')
    child.kill('SIGKILL')
    await until(() => processesWith(folder).length === 0)
    expect(postmasterOf(databaseFolders(folder).cluster)).toBe(0)
  })

  it('starts despite a stale pid file and the remains of a killed initdb', async () => {
    const folder = newFolder()
    mkdirSync(path.join(folder, 'postgres.new-1'))
    writeFileSync(path.join(folder, 'postgres.new-1', 'PG_VERSION'), '18\n')
    const first = await lease(folder)
    expect(await answers(first.host)).toBe(true)
    first.release()
    await until(() => processesWith(folder).length === 0)
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n${folder}\n`)
    expect(await answers((await lease(folder)).host)).toBe(true)
  })

  it.each(['', 'x\0y', '\n', '-1\n', '99999999999999\n'])(
    'starts despite lock files that contain %j',
    async (garbage) => {
      const folder = await usedFolder()
      const { cluster, socket } = databaseFolders(folder)
      ;(await lease(folder)).release()
      await until(() => processesWith(folder).length === 0)
      mkdirSync(socket, { recursive: true, mode: 0o700 })
      for (const file of [path.join(cluster, 'postmaster.pid'), path.join(socket, '.s.PGSQL.5432.lock')])
        writeFileSync(file, garbage)
      expect(await answers((await lease(folder)).host)).toBe(true)
    },
  )

  it('can be joined again while it is stopping', async () => {
    const folder = await usedFolder()
    ;(await lease(folder)).release()
    await until(() => postmasterOf(databaseFolders(folder).cluster) === 0)
    expect(await answers((await lease(folder)).host)).toBe(true)
  })
})

describe('keptLog', () => {
  it('appends over restarts and rotates when full, dropping the oldest file', () => {
    const folder = newFolder()
    const file = path.join(folder, 'postgres.log')
    for (const line of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'])
      keptLog(file, 13, 2).write(`${line}\n`)
    const kept = [file, `${file}.1`, `${file}.2`].map((name) => readFileSync(name, 'utf8'))
    expect(kept).toEqual(['seventh\n', 'fifth\nsixth\n', 'third\nfourth\n'])
  })

  it('ignores write errors', () => {
    const folder = newFolder()
    expect(() => keptLog(path.join(folder, 'missing', 'postgres.log')).write('lost\n')).not.toThrow()
  })
})

describe('a start-up error', () => {
  it('names a data folder that can’t be created', async () => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'file'), '')
    await expect(leaseDatabase(path.join(folder, 'file', 'data'))).rejects.toThrow(
      new StartUpError(
        `The data folder ${folder}/file/data can not be written (ENOTDIR). Give this user the right to write there, or set DATA_DIR to another folder.`,
      ),
    )
  })

  it.skipIf(process.platform !== 'linux')('ends the start where no folder can be created at all', async () => {
    await expect(leaseDatabase('/proc/atrio/data')).rejects.toThrow(/can not be written \(ENOENT\)/)
  })

  it.skipIf(process.getuid?.() === 0)('names a data folder that is not writable', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o500)
    await expect(leaseDatabase(folder)).rejects.toThrow(/can not be written \(EACCES\)/)
    chmodSync(folder, 0o700)
  })

  it('passes on PostgreSQL’s message when the cluster is broken', async () => {
    const folder = newFolder()
    mkdirSync(path.join(folder, 'postgres'))
    writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '18\n')
    await expect(leaseDatabase(folder)).rejects.toThrow(
      /did not start: .*(configuration|postgresql\.conf|permissions)/s,
    )
  })

  it('chooseIdentity uses a namespace or "nobody" as root, and explains when neither is possible', () => {
    const yes = () => true
    const no = () => false
    expect(chooseIdentity({ uid: 1000, namespaces: no, nobodyCanRun: no })).toBe('self')
    expect(chooseIdentity({ uid: 0, namespaces: yes, nobodyCanRun: no })).toBe('namespace')
    expect(chooseIdentity({ uid: 0, namespaces: no, nobodyCanRun: yes })).toBe('nobody')
    expect(() => chooseIdentity({ uid: 0, namespaces: no, nobodyCanRun: no })).toThrow(/no user namespaces/)
  })
})
