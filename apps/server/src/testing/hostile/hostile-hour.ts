import { setTimeout as sleep } from 'node:timers/promises'
import { CLUSTER_OWNER } from '../../database/embedded/cluster.ts'
import { databaseFolders } from '../../database/embedded/folders.ts'
import { withClient } from '../../database/open-database.ts'
import { HOSTILE_NETWORKS, PLACES_OF_ORDER } from './attackers.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import { type CrowdReport, type CrowdTask, nothingSeen, together } from './crowd-task.ts'
import type { ProcessReading } from './process-probe.ts'
import { probedServer } from './probed-server.ts'
import { HELD_PLACES, saleChurch } from './sale-church.ts'

/** At most one request per second and attacker, so that the attack itself uses little of few cores. */
const PACE_MS = 1_000
/** Each network may have two unpaid orders before a captcha is required. */
export const MAX_HELD = HOSTILE_NETWORKS * 2 * PLACES_OF_ORDER

export type Phases = { warmUpMs: number; quietMs: number; attackMs: number }
type People = { visitors: number; attackers: number }
const MEMBERS = ['ana@demo.test', 'leo@demo.test', 'bia@demo.test']

/** Measurements of visitors and server, without and with attackers. */
export type HostileHour = {
  quiet: CrowdReport
  attacked: CrowdReport
  attackers: CrowdReport
  readings: { quiet: ProcessReading[]; attacked: ProcessReading[] }
  /** Places held by the attackers' unpaid orders at the end. */
  held: number
}

/**
 * Visitors alone, then beside attackers, then alone again; each crowd in a process of its own.
 * @param progress called every second of the attack with the results so far
 */
export async function hostileHour(
  phases: Phases,
  { visitors: count, attackers }: People,
  progress: (seen: HostileHour) => void,
): Promise<HostileHour> {
  const server = await probedServer({ CAPTCHA_COST: '100' })
  const database = { host: databaseFolders(server.folder).socket, database: 'atrio' }
  const crowds: Crowd[] = []
  try {
    const sale = await saleChurch({ owner: { ...database, user: 'atrio_owner' } }, async (path, host) =>
      JSON.parse((await server.ask(path, { host })).body),
    )
    const start = (given: Pick<CrowdTask, 'role' | 'people'>) => {
      const crowd = startCrowd({ ...given, ...sale, port: server.port, paceMs: PACE_MS, members: MEMBERS, pages: true })
      crowds.push(crowd)
      return crowd
    }
    const seen: HostileHour = {
      quiet: nothingSeen(),
      attacked: nothingSeen(),
      attackers: nothingSeen(),
      readings: { quiet: [], attacked: [] },
      held: 0,
    }
    const visitors = start({ role: 'visitors', people: count })
    await sleep(phases.warmUpMs)
    await visitors.report()
    await server.read()
    await everySecond(phases.quietMs, async () => {
      seen.readings.quiet.push(await server.read())
    })
    seen.quiet = await visitors.report()
    const hostile = start({ role: 'attackers', people: attackers })
    await everySecond(phases.attackMs, async () => {
      seen.readings.attacked.push(await server.read())
      seen.attacked = together(seen.attacked, await visitors.report())
      seen.attackers = together(seen.attackers, await hostile.report())
      progress(seen)
    })
    await hostile.stop()
    await sleep(PACE_MS) // for requests in progress
    await visitors.report()
    await sleep(phases.quietMs)
    seen.quiet = together(seen.quiet, await visitors.report())
    const { rows } = await withClient({ ...database, user: CLUSTER_OWNER }, (client) =>
      client.query<{ held: number }>(HELD_PLACES, [sale.paid.id]),
    )
    return { ...seen, held: rows[0]?.held ?? 0 }
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()))
    await server.close()
  }
}

async function everySecond(forMs: number, work: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + forMs; performance.now() < end;) {
    await sleep(1_000)
    await work()
  }
}
