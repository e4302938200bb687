import type { PagamentoProprioWire, PlanoDoPedidoWire } from '@atrio/contract'
import { and, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { isInstant, readCursor } from '../../http/page-cursor.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import { handlersOf } from '../orders/order-kinds.ts'
import { isContested, pedido, shownStatus } from '../payments.tables.ts'

export const PAGE = 20

const user = sql.placeholder('user')
const at = sql.placeholder('at')
const id = sql.placeholder('id')
const year = sql.placeholder('year')
const zone = sql.placeholder('zone')

const byPerson = and(eq(pedido.igrejaId, theChurch), eq(pedido.usuarioId, user))
const newYear = (of: ReturnType<typeof sql>) => sql`make_timestamptz(${of}, 1, 1, 0, 0, 0, ${zone}::text)`

/** When the person ordered first: in one trip with the page. */
const firstOrder = sql<Date>`(select min(f.data_cadastro) from ${pedido} f
  where f.igreja_id = ${theChurch} and f.usuario_id = ${user}::bigint)`.mapWith(pedido.dataCadastro)

/** A person's orders, newest first, of one year (null: of all) and before a cursor. */
export const readOwnPayments = churchRead((db) =>
  db
    .select({
      id: pedido.id,
      pedido: pedido.codigo,
      tipo: pedido.tipo,
      descricao: pedido.descricao,
      situacao: shownStatus,
      metodoPagamento: pedido.metodoPagamento,
      moeda: pedido.moeda,
      valorTotal: pedido.valorTotal,
      valorDevolvido: pedido.valorDevolvido,
      flagContestado: isContested,
      dataCadastro: pedido.dataCadastro,
      primeiro: firstOrder,
    })
    .from(pedido)
    .where(
      and(
        byPerson,
        sql`(${pedido.dataCadastro}, ${pedido.id}) < (${at}::timestamptz, ${id}::bigint)`,
        sql`${pedido.dataCadastro} >= coalesce(${newYear(sql`${year}::int`)}, '-infinity')`,
        sql`${pedido.dataCadastro} < coalesce(${newYear(sql`${year}::int + 1`)}, 'infinity')`,
      ),
    )
    .orderBy(sql`${pedido.dataCadastro} desc, ${pedido.id} desc`)
    .limit(PAGE + 1)
    .prepare('payments.own'),
)

/** The same where a year has no orders; null for a person who never ordered. */
export const readFirstPayment = churchRead((db) =>
  db
    .select({ primeiro: sql<Date | null>`min(${pedido.dataCadastro})`.mapWith(pedido.dataCadastro) })
    .from(pedido)
    .where(byPerson)
    .prepare('payments.first'),
)

type OwnPayment = Omit<PagamentoProprioWire, 'dataCadastro' | 'recorrencia'> & {
  id: number
  dataCadastro: Date
  primeiro: Date
}

/** A cursor as the values of the read; without one it begins with the newest. */
export const after = (depois: string | undefined) => {
  const place = readCursor(depois, isInstant)
  return place ? { at: new Date(place.sort), id: place.id } : { at: 'infinity', id: 1 }
}

export const placeOf = (row: Pick<OwnPayment, 'dataCadastro' | 'id'>) => ({
  sort: row.dataCadastro.getTime(),
  id: row.id,
})

/** The years from the first order to now, the latest first. */
export function yearsSince({ church }: Pick<OwnAccount, 'church'>, first: Date | null, now: Date): number[] {
  if (first === null) return []
  const [from, to] = [first, now].map((instant) => Number(dayIn(church, instant).slice(0, 4))) as [number, number]
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index).reverse()
}

/** The plans of the orders that repeat, by order: each kind of orders is asked once for its own. */
export async function plansOfOrders(
  { church, data }: Pick<OwnAccount, 'church' | 'data'>,
  rows: readonly Pick<OwnPayment, 'id' | 'tipo'>[],
): Promise<Map<number, PlanoDoPedidoWire>> {
  const found = new Map<number, PlanoDoPedidoWire>()
  for (const kind of new Set(rows.map(({ tipo }) => tipo))) {
    const { plansOf } = handlersOf(kind)
    if (!plansOf) continue
    const orders = rows.filter(({ tipo }) => tipo === kind).map((row) => row.id)
    for (const [order, plan] of await data.use((db) => plansOf(db, church.id, orders))) found.set(order, plan)
  }
  return found
}

export const toPagamentoProprio = (
  { id: orderId, primeiro: _first, ...row }: OwnPayment,
  plans: ReadonlyMap<number, PlanoDoPedidoWire>,
): PagamentoProprioWire => ({
  ...row,
  dataCadastro: row.dataCadastro.toISOString(),
  recorrencia: plans.get(orderId) ?? null,
})
