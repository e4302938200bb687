import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import type { Later } from '../portal/clean-up.ts'
import type { Portal } from '../portal/start-portal.ts'
import { rounded, type Figures } from '../report.ts'
import { type Ask, askAsOwner } from '../rows/owner.ts'
import { perform, postOf } from '../rows/perform.ts'
import { startBareRoutes } from '../rows/start-bare-routes.ts'

const ROUNDS = 5
const BUYERS = 1_000
const CONNECTIONS = 50
/** As many tickets as buyers, and a tenth: where most are refused, a refusal weighs as much as a sale. */
const SALES = { sold: BUYERS, rush: BUYERS / 10 }
const PRICE = 5_000

/** The next sale's buyers come from here: unpaid orders of a network count, also those of an earlier measurement. */
let network = 11

type Sale = { church: { id: number; slug: string }; ask: Ask; portal: Portal; bare: number }

/**
 * P14: a purchase by cash (all that is promised of one: key, limits, checks, fees, order, places) ÷ a bare route whose
 * one transaction takes a place by a conditional update and inserts a ticket. On both sides 1,000 buyers who are asked
 * over 50 connections, one ticket each, of as many; the same PostgreSQL, ten connections. The figure is that of the
 * sale where everybody is sold one. Buyers per second, in turn each round.
 */
export async function measurePurchases({ portal, later }: BenchRun): Promise<Figures> {
  const sale = await layReady(portal, later)
  const rates: Record<keyof typeof SALES, { bare: number[]; portal: number[] }> = {
    sold: { bare: [], portal: [] },
    rush: { bare: [], portal: [] },
  }
  // the first round warms both servers and is not counted
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['sold', 'rush'] as const) {
      const bare = await buyBare(sale, SALES[name])
      const ours = await buyHere(sale, SALES[name], network++)
      await mailsAreOver(sale)
      if (round === 0) continue
      rates[name].bare.push(bare)
      rates[name].portal.push(ours)
    }
  }
  const ratios = (name: keyof typeof SALES) =>
    rates[name].portal.map((rate, round) => rounded(rate / rates[name].bare[round]!))
  return {
    P14: {
      value: median(ratios('sold')),
      also: { rush: rounded(median(ratios('rush'))) },
      rounds: {
        ratio: ratios('sold'),
        'portal, per second': rates.sold.portal,
        'bare, per second': rates.sold.bare,
        'ratio with 100 tickets': ratios('rush'),
        'portal with 100 tickets, per second': rates.rush.portal,
        'bare with 100 tickets, per second': rates.rush.bare,
      },
    },
  }
}

async function layReady(portal: Portal, later: Later): Promise<Sale> {
  const ask = await askAsOwner(later, portal)
  await ask(`create schema if not exists bare;
    create table if not exists bare.stock (id int generated always as identity primary key, quantity int not null, taken int not null default 0);
    create table if not exists bare.ticket (id bigint generated always as identity primary key, stock_id int not null references bare.stock,
      buyer text not null, code text not null unique, made timestamptz not null default now())`)
  const [demo] = await ask<{ id: number; slug: string }>(`select id, slug from igreja where codigo = 'demo'`)
  if (!demo) throw new Error('There is no demonstration.')
  return { ask, portal, church: demo, bare: await startBareRoutes(later, portal) }
}

/** Buyers per second. Throws when the number of sold tickets is wrong. */
async function crowd(port: number, requests: string[], tickets: number): Promise<number> {
  const { statuses, milliseconds } = await perform({ port, requests, connections: CONNECTIONS })
  const text = JSON.stringify(statuses)
  if (statuses['200'] !== tickets || (statuses['409'] ?? 0) !== requests.length - tickets) throw new Error(text)
  return Math.round((requests.length * 1_000) / milliseconds)
}

const buyers = <T>(request: (buyer: number) => T): T[] => Array.from({ length: BUYERS }, (_, buyer) => request(buyer))

async function buyBare({ ask, bare }: Sale, tickets: number): Promise<number> {
  const [stock] = await ask<{ id: number }>('insert into bare.stock (quantity) values ($1) returning id', [tickets])
  const requests = buyers((buyer) =>
    postOf('/buy', 'bare.localhost', { stock: stock?.id, buyer: `b${buyer}@bench.test`, code: randomUUID() }),
  )
  return crowd(bare, requests, tickets)
}

async function buyHere({ ask, portal, church }: Sale, tickets: number, network: number): Promise<number> {
  const [event] = await ask<{ id: string }>(
    `insert into evento (igreja_id, slug, nome, data_inicio, data_fim, flag_assumir_taxas_servico)
     values ($1, $2, 'Rush', now() + interval '30 days', now() + interval '31 days', true) returning id`,
    [church.id, randomUUID()],
  )
  await ask(`insert into ingresso (igreja_id, evento_id, nome, valor, quantidade) values ($1, $2, 'Place', $3, $4)`, [
    church.id,
    event?.id,
    PRICE,
    tickets,
  ])
  const seen = (await (
    await fetch(`http://127.0.0.1:${portal.port}/api/v1/igreja/${church.slug}/evento/${event?.id}/`)
  ).json()) as { versao: string; ingressos: { id: number }[] }
  const path = `/api/v1/usuario/0/evento/${event?.id}/inscricao/?igreja=${church.id}`
  const run = randomUUID()
  const requests = buyers((buyer) =>
    postOf(path, portal.hostOf('demo'), purchaseOf(seen, `b${buyer}-${run}@bench.test`), {
      'idempotency-key': randomUUID(),
      // each in another network, in each sale: from the third unpaid order on a network needs a captcha
      'x-forwarded-for': `${network}.${buyer >> 8}.${buyer & 255}.1`,
    }),
  )
  await ask('delete from limite')
  return crowd(portal.port, requests, tickets)
}

const purchaseOf = ({ versao, ingressos }: { versao: string; ingressos: { id: number }[] }, email: string) => ({
  versao,
  valorTotal: PRICE,
  flagTermos: true,
  ingressos: [{ idIngresso: ingressos[0]?.id, titular: 'Rui Prado', respostas: [] }],
  comprador: { nome: 'Rui Prado', email, telefone: null, cpf: null, pais: 'BR' },
  pagamento: { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
})

/**
 * What is mailed afterwards, slowly, is not the bare side's to bear: without its tickets an order has nothing to mail.
 * Waits until the portal asks no more.
 */
async function mailsAreOver({ ask }: Sale): Promise<void> {
  await ask(
    `delete from inscricao i using evento e where e.igreja_id = i.igreja_id and e.id = i.evento_id and e.nome = 'Rush'`,
  )
  for (;;) {
    const [portal] = await ask<{ quiet: boolean }>(
      `select max(state_change) < clock_timestamp() - interval '300 ms' as quiet from pg_stat_activity
       where application_name = 'atrio' and datname = current_database()`,
    )
    if (portal?.quiet !== false) return
    await sleep(100)
  }
}
