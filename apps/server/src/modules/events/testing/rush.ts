import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { CompraWire, EventoDetalheWire, PagamentoWire, Problem } from '@atrio/contract'
import { runSource, said, scratchFolder } from '../../../testing/processes.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { guest, newKey, purchaseOf, type putOnSale, seedSale } from './sale.ts'

const MAIN = path.join(import.meta.dirname, '../../../main.ts')

type Lot = NonNullable<NonNullable<Parameters<typeof putOnSale>[2]>['lots']>[number]

type Shop = { url: string; process: ChildProcess }
export type SaleDay = {
  database: TestDatabase
  church: number
  event: number
  /** Server processes on the same database. */
  shops: [Shop, ...Shop[]]
  /** Their data folder, which contains mails as files. */
  folder: string
  /** The event as every buyer has seen it before the rush. */
  seen: EventoDetalheWire
  /** Kills one of the processes, and starts another in its place. */
  restart(shop: number): Promise<void>
  close(): Promise<void>
}

const launchShop = (database: TestDatabase, folder: string, settings: Record<string, string>): ChildProcess =>
  runSource(MAIN, [], {
    HOST: '127.0.0.1',
    PORT: '0',
    DEMONSTRATION: 'false',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    TOKEN_KEY: 'k'.repeat(40),
    TRUSTED_PROXIES: '127.0.0.1',
    WRITES_PER_MINUTE: '1000000',
    ...settings,
  })

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGKILL')
  await once(process, 'close')
}

/** Two server processes and an event with one ticket kind, by default free, so that a purchase is paid at once. */
export async function saleDay(
  lot: Lot,
  opened: Promise<TestDatabase> = testDatabase(),
  settings: Record<string, string> = {},
): Promise<SaleDay> {
  const database = await opened
  const folder = scratchFolder('rush')
  const launched: ChildProcess[] = []
  const open = async (): Promise<Shop> => {
    const process = launchShop(database, folder, settings)
    launched.push(process)
    const port = /ready on port (\d+)\./.exec(await said(process, /ready on port \d+\./))?.[1] ?? ''
    return { url: `http://127.0.0.1:${port}/api/v1`, process }
  }
  const close = async () => {
    for (const process of launched) await kill(process)
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [planned, ...shops] = await Promise.all([planSale(database, 'sale', lot), open(), open()])
    return {
      ...(await seenSale(shops[0], planned)),
      database,
      shops,
      folder,
      async restart(shop) {
        const killed = shops[shop]
        if (killed) await kill(killed.process)
        shops[shop] = await open()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The sale of another church at the same processes. It ends with theirs. */
export async function saleBeside(day: SaleDay, codigo: string, lot: Lot): Promise<SaleDay> {
  return { ...day, ...(await seenSale(day.shops[0], await planSale(day.database, codigo, lot))) }
}

async function planSale(database: TestDatabase, codigo: string, lot: Lot) {
  const event = { dataInicio: new Date(Date.now() + 30 * 86_400_000), dataFim: new Date(Date.now() + 31 * 86_400_000) }
  return { codigo, ...(await seedSale(database, { codigo, event, lots: [{ valor: 0, ...lot }] })) }
}

async function seenSale({ url }: Shop, { codigo, church, event }: Awaited<ReturnType<typeof planSale>>) {
  const answer = await fetch(`${url}/igreja/igreja-${codigo}/evento/${event}/`)
  return { church, event, seen: (await answer.json()) as EventoDetalheWire }
}

/** A buyer's result: `200`, a refusal's code, or empty when the process was gone. */
export type BuyerResult = { code: string; status: number; order: string | null }

export type Buyer = { number: number; key: string; body: CompraWire }

export const buyersOf = (
  { seen }: SaleDay,
  count: number,
  email = (number: number) => `b${number}@rush.test`,
): Buyer[] =>
  Array.from({ length: count }, (_, number) => ({
    number,
    key: newKey(),
    body: purchaseOf(seen, 1, { comprador: { ...guest(email(number)), cpf: null } }),
  }))

export async function buyAt(
  { url }: Shop,
  { church, event }: SaleDay,
  { number, key, body }: Buyer,
): Promise<BuyerResult> {
  try {
    const answer = await fetch(`${url}/usuario/0/evento/${event}/inscricao/?igreja=${church}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // each in another network: a network needs a captcha from the third free order on
        'x-forwarded-for': `10.${1 + (number >> 8)}.${number & 255}.1`,
      },
      body: JSON.stringify(body),
    })
    const payment = (await answer.json()) as Partial<PagamentoWire & Problem>
    const { status } = answer
    return { status, code: payment.code ?? String(status), order: payment.pedido ?? null }
  } catch {
    return { status: 0, code: 'none', order: null }
  }
}

/**
 * All at once, alternating between the processes.
 * @param onResult called with the number of the process after each answer
 */
export const rush = (
  day: SaleDay,
  buyers: readonly Buyer[],
  onResult: (shop: number) => void = () => {},
): Promise<BuyerResult[]> =>
  Promise.all(
    buyers.map(async (buyer, index) => {
      const shop = index % day.shops.length
      const result = await buyAt(day.shops[shop] ?? day.shops[0], day, buyer)
      if (result.status !== 0) onResult(shop)
      return result
    }),
  )

/** Count of each result. */
export function tally(results: readonly BuyerResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { code } of results) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** The database's view: places taken, tickets that hold one, paid orders, and whether all match. */
export async function books({ database, church }: Pick<SaleDay, 'database' | 'church'>) {
  const [row] = await database.admin<{ places: number; tickets: number; paid: number; open: number; loose: number }>(
    `select (select sum(ocupada) from ingresso_estoque where igreja_id = $1)::int as places,
      (select count(*) from inscricao where igreja_id = $1 and flag_ocupa)::int as tickets,
      (select count(*) from pedido where igreja_id = $1 and situacao = 'aprovado')::int as paid,
      (select count(*) from pedido where igreja_id = $1 and situacao = 'em_aberto')::int as open,
      (select count(*) from pedido p where igreja_id = $1 and situacao in ('aprovado', 'em_aberto') and not exists (
        select from inscricao i where i.igreja_id = p.igreja_id and i.pedido_id = p.id and i.flag_ocupa))::int as loose`,
    [church],
  )
  if (!row) throw new Error('there are no books')
  return row
}

/**
 * The control: the same sale without the condition on stock must oversell, or the test would prove nothing. It also
 * suppresses the sold-out notification, after which processes would refuse before they sell.
 */
export async function withoutCondition({ database }: SaleDay): Promise<void> {
  const [row] = await database.admin<{ text: string }>(`select pg_get_functiondef('take_tickets'::regproc) as text`)
  const condition = 'and (s.quantidade is null or s.ocupada + counts[i] <= s.quantidade)'
  if (!row?.text.includes(condition)) throw new Error('take_tickets has no such condition')
  await database.admin(row.text.replace(condition, ''))
  await database.admin('alter table ingresso_estoque disable trigger move_version')
}
