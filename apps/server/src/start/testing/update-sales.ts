import type { CompraWire, EventoDetalheWire, PagamentoWire, Problem } from '@atrio/contract'
import { guest, newKey, purchaseOf } from '../../modules/events/testing/sale.ts'
import type { EmptyDatabase } from './empty-database.ts'
import { type Send, send } from './send.ts'

/** A church whose event is on sale: free tickets, so that a purchase is paid at once. */
export type UpdateSale = {
  church: number
  code: string
  event: number
  places: number
  orders: string[]
  tries: number
}

const SOLD_OUT = ['EVT_REG_001', 'EVT_REG_021']

/** By SQL that every version since the first has the columns for: a version's own code may name later ones. */
export async function openSale({ admin }: EmptyDatabase, code: string, places: number): Promise<UpdateSale> {
  const [row] = await admin<{ church: number; event: string }>(
    `with church as (
       insert into igreja (slug, codigo, nome, fuso_horario, moeda, cor_app)
       values ('igreja-' || $1, $1, 'Igreja', 'America/Sao_Paulo', 'BRL', '#7a2e1d') returning id)
     insert into evento (igreja_id, slug, nome, data_inicio, data_fim)
     select id, 'retiro', 'Retiro', now() + interval '30 days', now() + interval '31 days' from church
     returning igreja_id as church, id as event`,
    [code],
  )
  if (!row) throw new Error('no event was made')
  await admin(`insert into igreja_modulo (igreja_id, codigo) values ($1, 'MOD_EVENTO')`, [row.church])
  await admin(`insert into ingresso (igreja_id, evento_id, nome, quantidade) values ($1, $2, 'Lote', $3)`, [
    row.church,
    row.event,
    places,
  ])
  return { church: row.church, code, event: Number(row.event), places, orders: [], tries: 0 }
}

export const eventPath = ({ code, event }: UpdateSale) => `/api/v1/igreja/igreja-${code}/evento/${event}/`

/** Loads what a buyer is shown. */
export async function showSale(port: number, sale: UpdateSale, by = send): Promise<EventoDetalheWire> {
  const { status, body } = await by(port, { path: eventPath(sale) })
  if (status !== 200) throw new Error(`${eventPath(sale)} was answered with ${status}: ${body}`)
  return JSON.parse(body) as EventoDetalheWire
}

let networks = 0

/**
 * Buys one ticket, and asks once more under the same key.
 * @returns what failed: an answer that is neither an order nor sold out, or another order for the same key
 */
export async function buy(port: number, sale: UpdateSale, shown: EventoDetalheWire, by: Send): Promise<string[]> {
  const number = networks++
  const body: CompraWire = purchaseOf(shown, 1, { comprador: { ...guest(`b${number}@update.test`), cpf: null } })
  const headers = {
    'idempotency-key': newKey(),
    // each in another network: a network needs a captcha from the third free order on
    'x-forwarded-for': `10.${1 + (number >> 8)}.${number & 255}.1`,
  }
  const path = `/api/v1/usuario/0/evento/${sale.event}/inscricao/?igreja=${sale.church}`
  const ask = async () => {
    const answer = await by(port, { path, headers, body })
    const { code, pedido } = answer.status > 0 ? (JSON.parse(answer.body) as Partial<PagamentoWire & Problem>) : {}
    return { status: answer.status, code: code ?? '', order: pedido ?? '' }
  }
  sale.tries++
  const bought = await ask()
  if (SOLD_OUT.includes(bought.code)) return []
  if (bought.status !== 200) return [`purchase ${bought.status} ${bought.code}`]
  sale.orders.push(bought.order)
  const repeated = await ask()
  return repeated.order === bought.order ? [] : [`repeated purchase ${repeated.status} ${repeated.code}`]
}

/** Whether the database has exactly the confirmed orders, and as many as there were places. */
export async function isRight(
  { admin }: EmptyDatabase,
  { church, orders, places, tries }: UpdateSale,
): Promise<boolean> {
  const [row] = await admin<{ taken: number; tickets: number; paid: number; found: number }>(
    `select (select sum(ocupada)::int from ingresso_estoque where igreja_id = $1) as taken,
       (select count(*)::int from inscricao where igreja_id = $1 and flag_ocupa) as tickets,
       (select count(*)::int from pedido where igreja_id = $1 and situacao = 'aprovado') as paid,
       (select count(*)::int from pedido where igreja_id = $1 and situacao = 'aprovado' and codigo = any($2)) as found`,
    [church, orders],
  )
  const sold = Math.min(places, tries)
  return [orders.length, row?.taken, row?.tickets, row?.paid, row?.found].every((count) => count === sold)
}
