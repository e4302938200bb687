import { setTimeout as sleep } from 'node:timers/promises'
import { type HeavyRun, repeatedly } from '../../../testing/heavy.ts'
import { type OwnDatabase, ownDatabase } from '../../../testing/own-database.ts'
import { until } from '../../../testing/processes.ts'
import {
  books,
  buyAt,
  type Buyer,
  buyersOf,
  rush,
  type SaleDay,
  saleDay,
  tally,
  type BuyerResult,
} from '../testing/rush.ts'

const SOLD_OUT = ['EVT_REG_001', 'EVT_REG_021']

/**
 * Concurrent buyers of fewer tickets, at two processes. `ok`: exactly the stock is sold, and all others are refused.
 */
export async function sellInRush(day: SaleDay, count: number, places: number) {
  const results = await rush(day, buyersOf(day, count))
  const counts = tally(results)
  const refused = SOLD_OUT.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
  const { places: taken, tickets, paid } = await books(day)
  const ok = [counts['200'], taken, tickets, paid].every((n) => n === places) && refused === count - places
  return { sold: counts['200'] ?? 0, refused, taken, tickets, paid, counts, ok }
}

/**
 * Like sellInRush, with a process that is killed meanwhile; buyers without an answer retry under the same key.
 * @param killAfter buyers that it has answered by then
 */
export function sellWithKill(day: SaleDay, count: number, places: number, killAfter: number) {
  const [first, second = first] = day.shops
  return sellOnceMore(day, buyersOf(day, count), places, {
    killAfter,
    counts: (index) => index === 0,
    kill: () => first.process.kill('SIGKILL'),
    shop: second,
    knowsNothing: ({ status }) => status === 0,
  })
}

/** Like sellWithKill, with PostgreSQL killed: both processes survive, and answer 503. */
export function sellWithoutDatabase(
  day: SaleDay & { database: OwnDatabase },
  count: number,
  places: number,
  killAfter: number,
) {
  return sellOnceMore(day, buyersOf(day, count), places, {
    killAfter,
    counts: () => true,
    kill: () => day.database.kill(),
    shop: day.shops[0],
    knowsNothing: ({ status }) => status === 0 || status >= 500,
  })
}

type Trouble = {
  /** Answers before the kill: the number of buyers who were answered by what is then killed. */
  killAfter: number
  /** Whether the process with this number is killed, or loses its database. */
  counts: (shop: number) => boolean
  kill: () => void
  /** Where those buyers retry. */
  shop: SaleDay['shops'][0]
  /** Whether an answer leaves the buyer without a result. */
  knowsNothing: (results: BuyerResult) => boolean
}

async function sellOnceMore(
  day: SaleDay,
  buyers: Buyer[],
  places: number,
  { killAfter, counts: isKilled, kill, shop, knowsNothing }: Trouble,
) {
  let answered = 0
  const results = await rush(day, buyers, (index) => {
    if (isKilled(index) && ++answered === killAfter) kill()
  })
  const unanswered = buyers.filter((_, index) => knowsNothing(results[index]!))
  await until(() => freeKeys(day))
  const later: BuyerResult[] = []
  for (const buyer of unanswered) later.push(await again(shop, day, { buyer, knowsNothing }))
  const answers = [...results.filter((one) => !knowsNothing(one)), ...later]
  const counts = tally(answers)
  const lost = await missing(
    day,
    answers.flatMap(({ status, order }) => (status === 200 && order ? [order] : [])),
  )
  const { places: taken, tickets, paid, open, loose } = await books(day)
  const refused = SOLD_OUT.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
  const whole = [counts['200'], taken, tickets, paid].every((n) => n === places) && refused === buyers.length - places
  return {
    answered,
    unanswered: unanswered.length,
    taken,
    tickets,
    paid,
    open,
    loose,
    lost,
    counts,
    ok: whole && answered >= killAfter && lost + loose + open === 0,
  }
}

/** Expires the keys of a killed process, which hold for a minute. False while the database is down. */
const freeKeys = ({ database }: SaleDay): Promise<boolean> =>
  database.admin(`update idempotencia set bloqueada_ate = now() - interval '1 second' where resposta is null`).then(
    () => true,
    () => false,
  )

/** Retries until there is a result, as a browser does with its key. */
async function again(
  shop: SaleDay['shops'][0],
  day: SaleDay,
  { buyer, knowsNothing }: Pick<Trouble, 'knowsNothing'> & { buyer: Buyer },
): Promise<BuyerResult> {
  for (let tries = 0; tries < 50; tries++) {
    const results = await buyAt(shop, day, buyer)
    if (results.code !== 'idempotency_in_flight' && !knowsNothing(results)) return results
    await sleep(200)
  }
  return { status: 0, code: 'none', order: null }
}

/** Confirmed orders that are missing or not paid. */
async function missing({ database }: SaleDay, orders: string[]): Promise<number> {
  const [row] = await database.admin<{ found: number }>(
    `select count(*)::int as found from pedido where codigo = any($1) and situacao = 'aprovado'`,
    [orders],
  )
  return orders.length - (row?.found ?? 0)
}

const onOwnDay = async <T>(
  places: number,
  work: (day: SaleDay & { database: OwnDatabase }) => Promise<T>,
): Promise<T> => {
  const database = await ownDatabase()
  const day = await saleDay({ quantidade: places }, Promise.resolve(database))
  try {
    return await work({ ...day, database })
  } finally {
    await day.close()
  }
}

const onDay = async <T>(places: number, work: (day: SaleDay) => Promise<T>): Promise<T> => {
  const day = await saleDay({ quantidade: places })
  try {
    return await work(day)
  } finally {
    await day.close()
  }
}

/** Of 150 buyers at each process, so that it always dies with waiting buyers. */
const MAX_BEFORE_KILL = 100
const answersBeforeKill = () => 1 + Math.floor(Math.random() * MAX_BEFORE_KILL)

/** Repetitions; `--long` as many as the quality requires. */
const SALES = { usual: 8, long: 20 }
const KILLS = { usual: 15, long: 50 }
const DATABASE_KILLS = { usual: 6, long: 10 }

export const ticketsNeverOversold: HeavyRun = {
  figure: 'R1',
  what: `1,000 buyers on 100 tickets, two processes, ${SALES.usual} times (--long: ${SALES.long}): times that not exactly 100 were sold and the others refused`,
  must: '0',
  run: ({ progress, long }) =>
    repeatedly({ times: long ? SALES.long : SALES.usual, progress }, () =>
      onDay(100, (day) => sellInRush(day, 1_000, 100)),
    ),
}

export const ticketsSurviveKills: HeavyRun = {
  figure: 'R2',
  what: `300 buyers on 100 tickets, one of two processes killed after 1 to 100 answers, ${KILLS.usual} times (--long: ${KILLS.long}): times that something was lost`,
  must: '0',
  run: ({ progress, long }) =>
    repeatedly({ times: long ? KILLS.long : KILLS.usual, sums: ['answered', 'unanswered'], progress }, () =>
      onDay(100, (day) => sellWithKill(day, 300, 100, answersBeforeKill())),
    ),
}

export const ticketsSurviveDatabase: HeavyRun = {
  what: `300 buyers on 100 tickets, PostgreSQL killed after 1 to 100 answers, ${DATABASE_KILLS.usual} times (--long: ${DATABASE_KILLS.long}): times that something was lost`,
  must: '0',
  run: ({ progress, long }) =>
    repeatedly(
      { times: long ? DATABASE_KILLS.long : DATABASE_KILLS.usual, sums: ['answered', 'unanswered'], progress },
      () => onOwnDay(100, (day) => sellWithoutDatabase(day, 300, 100, answersBeforeKill())),
    ),
}
