import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchFolder } from '../../testing/processes.ts'
import { emptyDatabase } from './empty-database.ts'
import { type Fleet, fleet, type FleetServer } from './fleet.ts'
import { type LoadResult, startLoad, TOKEN_KEY } from './update-load.ts'
import { openSale } from './update-sales.ts'

type Update = {
  /** Each version's `main.ts`. */
  former: string
  present: string
  /** Milliseconds under load after each step. */
  stepMs: number
  /** Of each step's sale. */
  places: number
  people: number
  hasPages: boolean
}

type Name = 'former' | 'present'

/** Which of the two servers is replaced, and by what: an update, a roll-back, and the update again. */
const STEPS: readonly [server: 0 | 1, version: Name][] = [
  [0, 'present'],
  [1, 'present'],
  [1, 'former'],
  [0, 'former'],
  [0, 'present'],
  [1, 'present'],
]

export type UpdateResult = LoadResult & {
  /** Servers that did not end with 0. */
  badEnds: number
  /** Migrations that the former version made, and those that the present one added to them. */
  migrations: string
}

/** Replaces two servers of a former version one by one, back, and again, while people read, buy and chat. */
export async function updateUnderLoad({ stepMs, places, people, hasPages, ...main }: Update): Promise<UpdateResult> {
  const database = await emptyDatabase()
  const folder = scratchFolder('update')
  const servers = await fleet({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    TOKEN_KEY,
    TRUSTED_PROXIES: '127.0.0.1',
    WRITES_PER_MINUTE: '1000000',
  })
  const count = async () => (await database.admin('select from migration')).length
  try {
    const pair: [FleetServer, FleetServer] = [await servers.start(main.former), await servers.start(main.former)]
    const former = await count()
    const sales = await Promise.all(STEPS.map((_, step) => openSale(database, `step${step}`, places)))
    const load = await startLoad({ port: servers.port, database, sales, people, hasPages })
    let badEnds = 0
    for (const [step, [server, version]] of STEPS.entries()) {
      const [sale] = sales.slice(step)
      if (sale) await load.sell(sale)
      const replaced = await replace(servers, pair[server], main[version])
      pair[server] = replaced.server
      if (replaced.code !== 0) badEnds++
      await sleep(stepMs)
    }
    return { ...(await load.stop()), badEnds, migrations: `${former} and ${(await count()) - former}` }
  } finally {
    await servers.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As docs/operating.md says: the new one is ready before the old one ends. */
async function replace(servers: Fleet, old: FleetServer, main: string) {
  const server = await servers.start(main)
  return { server, code: await servers.end(old) }
}
