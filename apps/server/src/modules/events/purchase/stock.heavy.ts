import { setTimeout as sleep } from 'node:timers/promises'
import type { HeavyRun } from '../../../testing/heavy.ts'
import { books, buyAt, type Buyer, buyersOf, rush, type SaleDay, saleDay, tally, type Told } from '../testing/rush.ts'

const SOLD_OUT = ['EVT_REG_001', 'EVT_REG_021']

/** Buyers at once on fewer tickets, at two processes. `ok`: exactly so many are sold and everybody else is told so. */
export async function sellInRush(day: SaleDay, count: number, places: number) {
  const told = await rush(day, buyersOf(day, count))
  const counts = tally(told)
  const refused = SOLD_OUT.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
  const { places: taken, tickets, paid } = await books(day)
  const ok = [counts['200'], taken, tickets, paid].every((n) => n === places) && refused === count - places
  return { sold: counts['200'] ?? 0, refused, taken, tickets, paid, counts, ok }
}

/** As sellInRush, with a process that is killed on the way; whoever got no answer asks again under the same key. */
export async function sellWithKill(day: SaleDay, count: number, places: number, killAfterMs: number) {
  const buyers = buyersOf(day, count)
  const [first, second = first] = day.shops
  const rushing = rush(day, buyers)
  await sleep(killAfterMs)
  first.process.kill('SIGKILL')
  const told = await rushing
  const unanswered = buyers.filter((_, index) => told[index]?.status === 0)
  // Whoever died keeps the keys that it worked on for a minute: it passes here.
  await day.database.admin(`update idempotencia set bloqueada_ate = now() - interval '1 second' where resposta is null`)
  const later: Told[] = []
  for (const buyer of unanswered) later.push(await again(second, day, buyer))
  const answers = [...told.filter(({ status }) => status !== 0), ...later]
  const counts = tally(answers)
  const lost = await missing(
    day,
    answers.flatMap(({ status, order }) => (status === 200 && order ? [order] : [])),
  )
  const { places: taken, tickets, paid, open, loose } = await books(day)
  const refused = SOLD_OUT.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
  const whole = [counts['200'], taken, tickets, paid].every((n) => n === places) && refused === count - places
  return {
    unanswered: unanswered.length,
    taken,
    tickets,
    paid,
    open,
    loose,
    lost,
    counts,
    ok: whole && lost + loose + open === 0,
  }
}

async function again(shop: SaleDay['shops'][0], day: SaleDay, buyer: Buyer): Promise<Told> {
  for (let tries = 0; tries < 5; tries++) {
    const told = await buyAt(shop, day, buyer)
    if (told.code !== 'idempotency_in_flight' && told.status !== 0) return told
    await sleep(200)
  }
  return { status: 0, code: 'none', order: null }
}

/** Orders that a buyer was told of and that are not there, or not paid. */
async function missing({ database }: SaleDay, orders: string[]): Promise<number> {
  const [row] = await database.admin<{ found: number }>(
    `select count(*)::int as found from pedido where codigo = any($1) and situacao = 'aprovado'`,
    [orders],
  )
  return orders.length - (row?.found ?? 0)
}

const onDay = async <T>(places: number, work: (day: SaleDay) => Promise<T>): Promise<T> => {
  const day = await saleDay({ quantidade: places })
  try {
    return await work(day)
  } finally {
    await day.close()
  }
}

const SEEDS = 20
const KILLS = 50

export const ticketsNeverOversold: HeavyRun = {
  what: '1,000 buyers on 100 tickets, two processes, 20 times: times that exactly 100 were sold and the others told so',
  must: `${SEEDS}`,
  async run() {
    let right = 0
    const wrong: string[] = []
    for (let seed = 0; seed < SEEDS; seed++) {
      const { ok, ...rest } = await onDay(100, (day) => sellInRush(day, 1_000, 100))
      if (ok) right++
      else wrong.push(JSON.stringify(rest))
    }
    return { value: right, ok: right === SEEDS, notes: { wrong: wrong.join(' ') || 'none' } }
  },
}

export const ticketsSurviveKills: HeavyRun = {
  what: '300 buyers on 100 tickets, one of two processes killed on the way, 50 times: times that nothing was lost',
  must: `${KILLS}`,
  async run() {
    let right = 0
    let unanswered = 0
    const wrong: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const after = 20 + Math.round(Math.random() * 400)
      const { ok, ...rest } = await onDay(100, (day) => sellWithKill(day, 300, 100, after))
      unanswered += rest.unanswered
      if (ok) right++
      else wrong.push(JSON.stringify(rest))
    }
    return { value: right, ok: right === KILLS, notes: { unanswered, wrong: wrong.join(' ') || 'none' } }
  },
}
