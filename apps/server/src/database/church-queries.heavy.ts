import type pg from 'pg'
import { banner } from '../platform/church/church.tables.ts'
import type { HeavyRun } from '../testing/heavy.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { testDatabase } from '../testing/test-database.ts'
import { batchSenders, transactionSenders } from './church-senders.ts'
import type { SendQuery } from './church-query.ts'

const ROUNDS = { usual: 7, long: 21 }
const CHURCHES = 8
const READERS = 50
const READS = 4_000
const QUERY = { name: 'heavy.banners', text: 'select id, titulo from banner where igreja_id = $1 order by id' }

/** In turn each round; the first one warms up. See decision 0063. */
export const churchQueries: HeavyRun = {
  what: `${READS} small reads by ${READERS} at once, of ${CHURCHES} churches, ${ROUNDS.usual} times (--long: ${ROUNDS.long}): rate in batches ÷ plain named queries of pg without row-level security's setting`,
  must: '≥ 0.9',
  async run({ long }) {
    const database = await testDatabase()
    const { pool } = database
    const churches: number[] = []
    for (let number = 0; number < CHURCHES; number++) {
      const one = await seedChurch(database, { codigo: `church-${number}` }, (db, igrejaId) =>
        db.insert(banner).values({ igrejaId, titulo: 'One' }),
      )
      churches.push(one)
    }
    const batches = batchSenders(pool, pool.options)
    const transactions = transactionSenders(pool, pool.options)
    const ways: Record<string, SendQuery> = {
      plain: (_churches, config, values) => pool.query(config as pg.QueryConfig, values),
      'batches, shared': batches.read,
      'batches, alone': batches.run,
      'transactions, shared': transactions.read,
      'transactions, alone': transactions.run,
    }
    const seen: Record<string, { rate: number; cpu: number }[]> = {}
    try {
      for (let round = 0; round <= (long ? ROUNDS.long : ROUNDS.usual); round++) {
        for (const [name, send] of Object.entries(ways)) {
          const figures = await costOf(send, churches)
          if (round > 0) (seen[name] ??= []).push(figures)
        }
      }
    } finally {
      await batches.close()
      await transactions.close()
      await database.close()
    }
    const plain = seen.plain!
    const ratio = (name: string) => median(seen[name]!.map(({ rate }, round) => rate / plain[round]!.rate))
    const notes = Object.keys(ways).map((name) => [
      name,
      `${ratio(name)}, ${median(seen[name]!.map(({ cpu }) => cpu))} µs of Node`,
    ])
    const value = ratio('batches, shared')
    return { value, ok: value >= 0.9, notes: Object.fromEntries(notes) as Record<string, string> }
  },
}

/** Reads per second, and microseconds of this process's CPU time for each. */
async function costOf(send: SendQuery, churches: readonly number[]): Promise<{ rate: number; cpu: number }> {
  const before = process.cpuUsage()
  const start = performance.now()
  let next = 0
  const reader = async () => {
    while (next < READS) {
      const church = churches[next++ % churches.length]!
      await send([church], QUERY, [church])
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  const { user, system } = process.cpuUsage(before)
  return { rate: (READS * 1_000) / (performance.now() - start), cpu: (user + system) / READS }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)]! * 100) / 100
}
