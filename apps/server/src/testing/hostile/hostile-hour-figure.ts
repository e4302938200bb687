import type { HeavyFigure } from '../heavy.ts'
import { type CrowdReport, together } from './crowd-task.ts'
import { type HostileHour, MAX_HELD } from './hostile-hour.ts'
import type { ProcessReading } from './process-probe.ts'
import { PAID_PLACES } from './sale-church.ts'

export const MAX_P99_RATIO = 3
/** Limit of memory growth from the first to the last third of the attack. */
const MAX_GROWTH = 1.15

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
const all = ({ times }: CrowdReport) => Object.values(times).flat()
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const fixed = (value: number) => value.toFixed(1)

/** The ratio of memory in the last third of the readings to the first. */
function growth(readings: readonly ProcessReading[]) {
  const third = Math.floor(readings.length / 3)
  const [first, last] = [readings.slice(0, third), readings.slice(-third)]
  const ratio = (of: (reading: ProcessReading) => number, share: number) =>
    quantile(last.map(of), share) / quantile(first.map(of), share)
  // garbage collection makes the heap oscillate: compare its low marks
  return { rss: ratio(({ rss }) => rss, 0.5), heap: ratio(({ heapUsed }) => heapUsed, 0.1) }
}

/** The p99 of all visitors' requests beside attackers divided by the quiet one, with details. */
export function hostileHourFigure({ quiet, attacked, attackers, readings, held }: HostileHour): HeavyFigure {
  const of = (share: number) => [quantile(all(quiet), share), quantile(all(attacked), share)] as const
  const [before, during] = of(0.99)
  const value = Number((during / before).toFixed(2))
  const { rss, heap } = growth(readings.attacked)
  const wrong = sum(quiet.unexpected) + sum(attacked.unexpected) + sum(attackers.unexpected)
  const loopDelay = (some: readonly ProcessReading[]) => Math.round(Math.max(...some.map((one) => one.loopDelayMs)))
  const kinds = Object.entries(attacked.times).map(([kind, times]) => {
    const earlier = quiet.times[kind] ?? []
    const both = (share: number) => `${fixed(quantile(earlier, share))} to ${fixed(quantile(times, share))}`
    return [`${kind} ms`, `median ${both(0.5)}, p99 ${both(0.99)} (${earlier.length}, ${times.length})`]
  })
  return {
    value,
    ok: value <= MAX_P99_RATIO && wrong === 0 && rss <= MAX_GROWTH && heap <= MAX_GROWTH && held <= MAX_HELD,
    notes: {
      p99: `${fixed(before)} ms quiet, ${fixed(during)} ms attacked`,
      median: `${of(0.5).map(fixed).join(' ms quiet, ')} ms attacked`,
      requests: `${all(quiet).length} quiet, ${all(attacked).length} attacked, ${all(attackers).length} hostile`,
      'visitors that failed': JSON.stringify(together(quiet, attacked).unexpected),
      'attacks that were not refused': JSON.stringify(attackers.unexpected),
      attacks: JSON.stringify(attackers.outcomes),
      'places held': `${held} of ${PAID_PLACES}, at most ${MAX_HELD}`,
      memory: `${Math.round((readings.attacked.at(-1)?.rss ?? 0) / 1e6)} MB at the end; resident ${rss.toFixed(2)} times, heap ${heap.toFixed(2)} times`,
      'longest loop delay': `${loopDelay(readings.quiet)} ms quiet, ${loopDelay(readings.attacked)} ms attacked`,
      ...Object.fromEntries(kinds),
    },
  }
}
