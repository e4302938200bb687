import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '../../runtime/config.ts'
import { buildServer } from '../../start/build-server.ts'
import { type HeavyRun, repeatedly } from '../../testing/heavy.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { type MoneyHistory, moneyHistory } from '../../testing/stripe-histories.ts'
import { type StripeStandIn, stripeStandIn } from '../../testing/stripe-stand-in.ts'
import { signedEvent, stripeEnvironment, stripeEvent } from '../../testing/stripe-world.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { books, buyersOf, rush, type SaleDay, saleDay } from '../../modules/events/testing/rush.ts'
import { sweepUndelivered } from '../undelivered.ts'

const PRICE = 5_000
/** Of one in ten of Stripe's answers: until it arrives, the payment's next events have been handled. */
const LATE_MS = 300
/** Concurrent webhooks. */
const PARALLEL = 8
const CARD = {
  metodoPagamento: 'cartao_credito',
  qtdeParcelas: 1,
  token: 'pm_card_visa',
  idCartao: null,
  salvarCartao: false,
} as const

type Trouble = {
  orders: number
  /** How often one of the two server processes is killed while it handles webhooks. */
  kills: number
  seed: number
}

/**
 * Orders by card whose refunds and disputes happen at Stripe in parallel. Its events arrive late, in any order, several
 * times or never, and processes are killed while they handle them; unanswered ones are sent again, as Stripe does.
 */
export async function moneyBackWithKills({ orders, kills, seed }: Trouble) {
  const stand = await stripeStandIn()
  const day = await saleDay({ quantidade: orders, valor: PRICE }, testDatabase(), stripeEnvironment(stand))
  try {
    const chance = seededRandom(seed)
    const buyers = buyersOf(day, orders).map((buyer) => ({ ...buyer, body: { ...buyer.body, pagamento: CARD } }))
    const codes = (await rush(day, buyers)).flatMap(({ status, order }) => (status === 200 && order ? [order] : []))
    const histories = new Map(codes.map((code) => [code, moneyHistory(chance, code, PRICE)]))
    stand.delayMs = () => (chance() < 0.1 ? LATE_MS : 0)
    const sent = await sendAll({ day, stand, chance, histories, kills })
    await learnUndelivered(day, stand)
    const wrong = await disagreements(day, histories)
    const ok = codes.length === orders && sent.refused + wrong.length === 0 && sent.killed === kills
    return { orders: codes.length, ...sent, wrong: wrong.slice(0, 5), ok: ok && sent.unanswered > 0 }
  } finally {
    await day.close()
    await stand.close()
  }
}

type Sending = {
  day: SaleDay
  stand: StripeStandIn
  chance: () => number
  histories: Map<string, MoneyHistory>
  kills: number
}

async function sendAll({ day, stand, chance, histories, kills }: Sending) {
  const steps = [...histories].flatMap(([code, { changes }]) => changes.map(() => code))
  const next = new Map([...histories].map(([code, { changes }]) => [code, [...changes]]))
  const every = Math.floor(steps.length / (kills + 1))
  const waiting: object[] = []
  const figures = { events: 0, repeated: 0, undelivered: 0, unanswered: 0, refused: 0, killed: 0 }
  const take = <T>(list: T[]): T | undefined => list.splice(Math.floor(chance() * list.length), 1)[0]

  const happen = (code: string) => {
    const change = next.get(code)?.shift()
    const intent = stand.intentOf(code)
    if (!change) return
    const { events, ...move } = change
    const moved = stand.moneyBack.set(String(intent['id']), move)
    for (const type of events) {
      const about = type === 'charge.refunded' ? (stand.intentOf(code)['latest_charge'] as object) : moved
      const event = stripeEvent(`evt_${++figures.events}`, type, about)
      const fate = chance()
      if (fate < 0.05) stand.undelivered.push(event)
      else waiting.push(event, ...(fate < 0.3 ? [event] : []))
      if (fate < 0.05) figures.undelivered += 1
      else if (fate < 0.3) figures.repeated += 1
    }
  }
  const deliver = async (event: object) => {
    const status = await post(day, Math.floor(chance() * day.shops.length), event)
    if (status === 200) return
    if (status !== 0 && status < 500) figures.refused += 1
    else {
      figures.unanswered += 1
      waiting.push(event)
      await sleep(20)
    }
  }
  // often the next change of the same order, while its last one is still handled: the older answer must not win
  let recent: string | undefined
  const nextChange = () => {
    const again = recent === undefined || chance() < 0.3 ? -1 : steps.indexOf(recent)
    recent = again < 0 ? take(steps) : steps.splice(again, 1)[0]
    return recent
  }
  const nextEvent = () => (chance() < 0.7 ? waiting.pop() : take(waiting))
  let restarting: Promise<void> = Promise.resolve()
  const work = async () => {
    while (steps.length > 0 || waiting.length > 0) {
      // more changes than deliveries, so that an order's events overlap
      const code = waiting.length < 2 * PARALLEL || chance() < 0.3 ? nextChange() : undefined
      if (code !== undefined) happen(code)
      if (figures.killed < kills && steps.length <= every * (kills - figures.killed)) {
        figures.killed += 1
        restarting = restarting.then(() => day.restart(figures.killed % day.shops.length))
      }
      const event = nextEvent()
      if (event) await deliver(event)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  await restarting
  return figures
}

/** @returns the HTTP status; 0 without an answer */
async function post({ shops }: SaleDay, shop: number, event: object): Promise<number> {
  const { payload, headers } = signedEvent(event)
  const url = new URL('/webhooks/stripe', (shops[shop] ?? shops[0]).url)
  return fetch(url, { method: 'POST', headers, body: payload }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  )
}

/** Fetches what Stripe could not deliver, as each server does every hour. */
async function learnUndelivered({ database, folder }: SaleDay, stand: StripeStandIn): Promise<void> {
  const config = { ...readConfig(stripeEnvironment(stand)), dataFolder: folder }
  const app = await buildServer({ config, database, clock: () => new Date() })
  try {
    await app.ready()
    await sweepUndelivered(app.services)
  } finally {
    await app.close()
  }
}

/** Orders that differ from their history, and held places that differ from those of the remaining orders. */
async function disagreements(day: SaleDay, histories: Map<string, MoneyHistory>): Promise<string[]> {
  const rows = await day.database.admin<MoneyHistory['end'] & { code: string; places: number }>(`
    select p.codigo as code, p.situacao, p.valor_devolvido::int as returned, p.flag_contestado as disputed,
      (select count(*) from inscricao i where i.igreja_id = p.igreja_id and i.pedido_id = p.id and i.flag_ocupa)::int
        as places,
      coalesce((select jsonb_object_agg(m.referencia, jsonb_build_array(m.valor, m.situacao)) from movimento_pedido m
        where m.igreja_id = p.igreja_id and m.pedido_id = p.id), '{}') as ledger
    from pedido p`)
  const found = new Map(rows.map(({ code, ...row }) => [code, row]))
  const wrong = [...histories].flatMap(([code, { end }]) => {
    const expected = { ...end, places: end.situacao === 'aprovado' ? 1 : 0 }
    const row = found.get(code)
    return isDeepStrictEqual({ ...row }, expected) ? [] : [JSON.stringify({ code, found: row, expected })]
  })
  const left = [...histories.values()].filter(({ end }) => end.situacao === 'aprovado').length
  const { places } = await books(day)
  return places === left ? wrong : [...wrong, `${places} places taken, not ${left}`]
}

const ROUNDS = { usual: 4, long: 15 }

export const moneyBackSurvivesKills: HeavyRun = {
  what: `150 orders by card, refunds and disputes at Stripe reported late, twice, in parallel or never, one of two processes killed 5 times, ${ROUNDS.usual} times (--long: ${ROUNDS.long}): times that an order, its ledger or its places differ from the model`,
  must: '0',
  run: ({ progress, long }) =>
    repeatedly(
      {
        times: long ? ROUNDS.long : ROUNDS.usual,
        sums: ['orders', 'events', 'repeated', 'undelivered', 'unanswered', 'killed'],
        progress,
      },
      (count) => moneyBackWithKills({ orders: 150, kills: 5, seed: 2030 + count }),
    ),
}
