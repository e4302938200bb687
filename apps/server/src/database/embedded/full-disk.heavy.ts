import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { open } from '../../http/route-parts.ts'
import { readConfig } from '../../runtime/config.ts'
import { buildServer } from '../../start/build-server.ts'
import type { HeavyFigure, HeavyRun } from '../../testing/heavy.ts'
import { processesWith, scratchFolder, until } from '../../testing/processes.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { smallDisk } from '../../testing/small-disk.ts'
import { openDatabase, withClient } from '../open-database.ts'

const MB = 1_048_576
/** Far more than the disk has room for: in one run 400 still fitted into the log's own files. */
const WRITES = 2_000
/**
 * Milliseconds within which the database must answer once the disk has room: its longest retry delay, and a recovery.
 */
const RECOVERY_TIMEOUT_MS = 60_000
const SKIPPED: HeavyFigure = { value: 0, ok: true, notes: { skipped: 'only root on Linux can mount a small disk' } }

const TABLE = 'create table fill (text text); grant select, insert on fill to atrio_app'
/** Some 100 kB of incompressible text: rows and write-ahead log grow by it. */
const FILL = `insert into fill select string_agg(md5(random()::text), '') from generate_series(1, 3000)`

type Full = { folder: string; leave(bytes: number): void }

/** Writes until the disk is full and beyond, with reads in between, then frees space. Counts unexpected answers. */
async function fill(dataFolder: string, disk: Full, readsContinue: boolean): Promise<HeavyFigure> {
  const database = await openDatabase({ dataFolder })
  await seedChurch(database, { codigo: 'full' })
  await withClient(database.owner, (client) => client.query(TABLE))
  const config = { ...readConfig({}), dataFolder, logLevel: 'silent', writesPerMinute: 10 * WRITES }
  const app = await buildServer({ config, database })
  app.post('/fill', { config: open }, async () => {
    await database.pool.query(FILL)
    return {}
  })
  const write = () => app.inject({ method: 'POST', url: '/fill' })
  const read = async () => (await app.inject({ method: 'GET', url: '/api/v1/igreja/codigo/full' })).statusCode
  const notes = { written: 0, refused: 0, wronglyRefused: 0, readsLost: 0, lostAfterwards: 0 }
  try {
    disk.leave(24 * MB)
    for (let count = 0; count < WRITES && notes.refused < 20; count++) {
      const { statusCode, headers } = await write()
      if (statusCode === 200) notes.written++
      else if (statusCode === 503 && headers['retry-after']) notes.refused++
      else notes.wronglyRefused++
      const seen = await read()
      if (seen !== 200 && (readsContinue || seen !== 503)) notes.readsLost++
    }
    disk.leave(500 * MB)
    const end = Date.now() + RECOVERY_TIMEOUT_MS
    while ((await write()).statusCode !== 200 && Date.now() < end) await sleep(200)
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from fill')
    notes.lostAfterwards = Math.max(0, notes.written + 1 - (rows[0]?.n ?? 0))
    if ((await read()) !== 200) notes.readsLost++
    const value = notes.wronglyRefused + notes.readsLost + notes.lostAfterwards
    return { value, ok: value === 0 && notes.refused > 0, notes }
  } finally {
    await app.close()
    await database.close()
    await until(() => processesWith(dataFolder).length === 0)
  }
}

/** A cluster with its write-ahead log on another disk than its data. */
async function splitCluster(dataFolder: string, logFolder: string): Promise<void> {
  await (await openDatabase({ dataFolder })).close()
  await until(() => processesWith(dataFolder).length === 0)
  const log = path.join(dataFolder, 'postgres', 'pg_wal')
  mkdirSync(logFolder, { recursive: true })
  cpSync(log, path.join(logFolder, 'pg_wal'), { recursive: true })
  renameSync(log, `${log}.before`)
  symlinkSync(path.join(logFolder, 'pg_wal'), log)
}

export const fullDataDisk: HeavyRun = {
  what: 'reads lost, and writes refused without 503 and Retry-After, while the disk of the data is full; rows lost by it',
  must: '0',
  async run() {
    const disk = smallDisk('full-data')
    if (!disk) return SKIPPED
    const log = scratchFolder('full-data-log')
    try {
      const dataFolder = path.join(disk.folder, 'data')
      await splitCluster(dataFolder, log)
      return await fill(dataFolder, disk, true)
    } finally {
      disk.remove()
      rmSync(log, { recursive: true, force: true })
    }
  },
}

export const fullLogDisk: HeavyRun = {
  what: 'answers but 200 and 503 while the disk of the write-ahead log is full, though PostgreSQL ends; rows lost by it',
  must: '0',
  async run() {
    const disk = smallDisk('full-log')
    if (!disk) return SKIPPED
    const data = scratchFolder('full-log-data')
    try {
      await splitCluster(data, disk.folder)
      return await fill(data, disk, false)
    } finally {
      disk.remove()
      rmSync(data, { recursive: true, force: true })
    }
  },
}
