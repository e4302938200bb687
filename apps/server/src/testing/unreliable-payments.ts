import type { LightMyRequestResponse } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Notification } from '../payments/gateways/sandbox/sandbox-gateway.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { type PaymentWorld, type Purchase } from './payment-world.ts'
import { seededRandom } from './seeded-random.ts'

/** The result of a run. Everything but the first two has to be 0. */
export type UnreliableFigures = {
  payments: number
  /** Requests made for these payments. */
  requests: number
  /** Keys under which the gateway charged more than once, or that opened more than one order. */
  doubled: number
  /** Orders whose end was not announced to their feature. */
  undecided: number
  /** Approved orders without the gateway's money, or money without an approved order. */
  mismatched: number
  /** Answers that are neither the payment nor 409 with Retry-After. */
  strange: number
  /** Answers to one key that differ from each other. */
  different: number
  /** Orders whose approval was announced to their feature more than once. */
  toldTwice: number
  /** Deadlocks of the database: one of the transactions failed. */
  deadlocks: number
}

type Options = { payments: number; retries: number; parallel: number; seed: number }

/**
 * Many payments at a gateway that is slow, loses answers after charging, and sends each webhook several times and in
 * any order; buyers retry under the same key, several times at once (quality R3).
 */
export async function unreliablePayments(world: PaymentWorld, options: Options): Promise<UnreliableFigures> {
  const { payments, retries, parallel, seed } = options
  const chance = seededRandom(seed)
  const { services } = world.server.app
  const { sandbox } = services.payments
  if (!sandbox) throw new Error('no sandbox')
  const waiting: Notification[] = []
  sandbox.faults = {
    async beforeAnswer() {
      await sleep(chance() * 4)
      if (chance() < 0.3) throw new Error('the connection was reset')
    },
    notify: (notification) =>
      void waiting.push(...Array.from({ length: 1 + Math.floor(chance() * 3) }, () => notification)),
  }
  const figures = {
    payments,
    requests: 0,
    doubled: 0,
    undecided: 0,
    mismatched: 0,
    strange: 0,
    different: 0,
    toldTwice: 0,
    deadlocks: 0,
  }
  const tell = () => {
    const [message] = waiting.splice(Math.floor(chance() * waiting.length), 1)
    return (
      message &&
      world.server.app.inject({
        method: 'POST',
        url: '/webhooks/sandbox',
        payload: message.body,
        headers: { ...message.headers, 'content-type': 'application/json' },
      })
    )
  }
  const one = async (index: number) => {
    const key = `unreliable-${seed}-${String(index).padStart(6, '0')}`
    const token = chance() < 0.5 ? await world.token() : null
    const purchase: Purchase = { method: token ? 'cartao_credito' : 'pix', key, token }
    const tries = 1 + Math.floor(chance() * (retries + 1))
    figures.requests += tries
    const answers = await Promise.all(
      Array.from({ length: tries }, async () => {
        await sleep(chance() * 8)
        return world.buy(purchase)
      }),
    )
    figures.strange += answers.filter((answer) => !isExpected(answer)).length
    const bodies = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<object>())
    if (bodies.some((body) => !isDeepStrictEqual(body, bodies[0]))) figures.different += 1
    await tell()
  }
  let next = 0
  const worker = async () => {
    while (next < payments) await one(next++)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  sandbox.faults = { ...sandbox.faults, beforeAnswer: async () => {} }
  world.wait(3_600_001) // every lost answer is due by now, and every Pix has expired
  await sweepPayments(services)
  while (waiting.length > 0) await tell()
  await sweepPayments(services)
  await world.settle()
  return count(world, figures)
}

const isExpected = ({ statusCode, headers }: LightMyRequestResponse) =>
  statusCode === 200 || (statusCode === 409 && Number(headers['retry-after']) > 0)

async function count(world: PaymentWorld, figures: UnreliableFigures): Promise<UnreliableFigures> {
  const ask = async (text: string) =>
    Number((await world.server.database.admin<{ n: string }>(`select count(*) as n from ${text}`))[0]?.n)
  const approvals = world.announced.inside.filter(([, , to]) => to === 'aprovado').map(([code]) => code)
  return {
    ...figures,
    doubled:
      (await ask('(select pedido from sandbox_cobranca group by 1 having count(*) > 1) d')) +
      (await ask('(select idempotencia from pedido group by 1 having count(*) > 1) d')) +
      Math.abs((await ask('pedido')) - figures.payments),
    undecided: await ask(`pedido where situacao in ('em_aberto', 'em_analise', 'pendente', 'aguardando')`),
    mismatched: await ask(
      `pedido p full join sandbox_cobranca s on s.pedido = p.codigo
       where (p.situacao = 'aprovado') is distinct from (s.situacao = 'aprovado') or p.valor_total <> s.valor`,
    ),
    toldTwice: approvals.length - new Set(approvals).size,
    deadlocks: await locked(world),
  }
}

const locked = async ({ server }: PaymentWorld) => {
  const [row] = await server.database.admin<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return Number(row?.deadlocks)
}
