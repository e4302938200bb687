import type { HeavyRun } from '../testing/heavy.ts'
import { hostileHour } from '../testing/hostile/hostile-hour.ts'
import { hostileHourFigure, MAX_P99_RATIO } from '../testing/hostile/hostile-hour-figure.ts'

/** hostile-hour.test.ts runs a few turns of both in one process, and counts. */
export const hostileHourRun: HeavyRun = {
  what: '100 attackers beside 50 visitors for two minutes (five with --long): p99 of the visitors ÷ their quiet one; none fails',
  must: `≤ ${MAX_P99_RATIO}`,
  run: async ({ long, progress }) => {
    const phases = { warmUpMs: 20_000, quietMs: 30_000, attackMs: long ? 300_000 : 120_000 }
    const people = { visitors: 50, attackers: 100 }
    return hostileHourFigure(await hostileHour(phases, people, (seen) => progress(hostileHourFigure(seen))))
  },
}
