import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../runtime/config.ts'
import { buildServer } from '../../start/build-server.ts'
import { open } from '../../http/route-parts.ts'
import type { HeavyFigure, HeavyRun } from '../../testing/heavy.ts'
import { type OwnDatabase, ownDatabase } from '../../testing/own-database.ts'
import { scratchFolder, until } from '../../testing/processes.ts'

const KILLS = { usual: 10, long: 50 }
const WRITERS = 8
/** Writes that are confirmed between two kills, at most. */
const MAX_BETWEEN = 200
/**
 * Milliseconds within which every write is answered, and the database is back: its longest retry delay, and a recovery.
 */
const RECOVERY_TIMEOUT_MS = 60_000

const TABLE = 'create table written (id int primary key); grant select, insert on written to atrio_app'

type Faults = { lost: number; wrong: number; unanswered: number; neverBack: number }

/** Writes without pause to a server whose PostgreSQL is killed repeatedly, every second time during its recovery. */
async function writeWithKills(database: OwnDatabase, kills: number, report: (figure: HeavyFigure) => void) {
  await database.admin(TABLE)
  const config = { ...readConfig({}), dataFolder: scratchFolder('killed-server'), writesPerMinute: 10_000_000 }
  const app = await buildServer({ config, database })
  app.post('/write', { config: open }, async (request) => {
    await database.pool.query('insert into written values ($1)', [(request.body as { id: number }).id])
    return {}
  })
  const faults: Faults = { lost: 0, wrong: 0, unanswered: 0, neverBack: 0 }
  const confirmed: number[] = []
  let [next, refused, goesOn] = [0, 0, true]
  const write = async () => {
    const id = next++
    const answer = app.inject({ method: 'POST', url: '/write', payload: { id } })
    const status = await Promise.race([answer.then(({ statusCode }) => statusCode), sleep(RECOVERY_TIMEOUT_MS, 0)])
    if (status === 200) confirmed.push(id)
    else if (status === 503) refused++
    else if (status === 0) faults.unanswered++
    else faults.wrong++
    if (status !== 200) await sleep(20)
  }
  const writers = Array.from({ length: WRITERS }, async () => {
    while (goesOn) await write()
  })
  const figure = (done: number): HeavyFigure => {
    const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
    const notes = { kills: `${done} of ${kills}`, confirmed: confirmed.length, refused, ...faults }
    return { value, ok: value === 0 && done === kills && refused > 0, notes }
  }
  const goOn = (count: number) => {
    const enough = confirmed.length + count
    return until(() => confirmed.length >= enough, RECOVERY_TIMEOUT_MS).catch(() => void faults.neverBack++)
  }
  try {
    await goOn(1)
    for (let kill = 0; kill < kills; kill++) {
      await goOn(1 + Math.floor(Math.random() * MAX_BETWEEN))
      await killOnceItRuns(database)
      if (kill % 2 === 1) await killOnceItRuns(database)
      report(figure(kill + 1))
    }
    await goOn(WRITERS)
    goesOn = false
    await Promise.all(writers)
    const written = new Set(await writtenIds(database))
    faults.lost = confirmed.filter((id) => !written.has(id)).length
    return figure(kills)
  } finally {
    goesOn = false
    await Promise.all(writers)
    await app.close()
  }
}

/**
 * Kills the postmaster as soon as there is one: connections outlive it for a moment and go on confirming writes, so that
 * these are no sign that it runs again.
 */
const killOnceItRuns = (database: OwnDatabase): Promise<void> =>
  until(() => {
    try {
      database.kill()
      return true
    } catch {
      return false // not started yet
    }
  }, RECOVERY_TIMEOUT_MS)

async function writtenIds(database: OwnDatabase): Promise<number[]> {
  let ids: number[] | undefined
  await until(async () => {
    const rows = await database.admin<{ id: number }>('select id from written').catch(() => undefined)
    ids = rows?.map(({ id }) => id)
    return ids !== undefined
  }, RECOVERY_TIMEOUT_MS)
  return ids ?? []
}

/** embedded.test.ts kills it three times, and checks its log. */
export const writesSurviveKilledDatabase: HeavyRun = {
  what: `writes confirmed and lost, unanswered or failed but by 503, while PostgreSQL is killed ${KILLS.usual} times (--long: ${KILLS.long}), also as it recovers`,
  must: '0',
  async run({ long, progress }) {
    const database = await ownDatabase()
    try {
      return await writeWithKills(database, long ? KILLS.long : KILLS.usual, progress)
    } finally {
      await database.close()
    }
  },
}
