import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { churchWrite } from '../../../database/church-database.ts'
import type { LimitTerms } from '../../../platform/auth/limits.ts'
import { limited } from '../../../platform/auth/try-guard.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import { type HoldTerms, holdRefusal, NOTHING_HELD } from '../../../payments/holds/unpaid-holds.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { type Claim, draftOrder, type Order, orderIdFrom, rowsJson } from '../../../payments/payments.ts'
import type { EventForSale } from '../events.reads.ts'
import { eventStatus } from '../events.status.ts'
import { toLot } from '../events.wire.ts'
import { ticketCode } from '../ticket-code.ts'
import { inscricao } from '../tickets.tables.ts'
import { bindFiles, filesIn } from '../unbound-files.ts'
import { left, refused } from './refusal.ts'
import type { Agreed } from './sale-terms.ts'

type Sale = Agreed & {
  church: DirectoryChurch
  buyer: OrderBuyer
  language: string
  claim: Claim
  limits: LimitTerms
  /** The subjects that it counts for until it is paid, or as a guest's free order. */
  held: HoldTerms
}

const sellTickets = churchWrite((db) => {
  const value = sql.placeholder
  const call = sql`sell_tickets(${value('fields')}::json, ${value('used')}::json, ${value('tickets')}::json,
    ${value('kinds')}::bigint[], ${value('counts')}::int[], ${value('buyer')}, ${value('subjects')}::text[],
    ${value('everyMs')}::bigint[], ${value('bursts')}::int[], ${value('version')}::bigint,
    ${value('heldSubjects')}::text[], ${value('mostWeights')}::bigint[], ${value('mostOrders')}::int[],
    ${value('weight')}::bigint, ${value('heldUntil')}::timestamptz)`
  return orderIdFrom(db, call).prepare('tickets.sell')
})

/**
 * Opens the order with its tickets and takes their places, atomically, in one statement. Its initial status does not
 * affect tickets: only an ended order releases places.
 * @throws ProblemError when another buyer was faster
 * @throws TermsMoved when the church has published a change since the terms were cached
 */
export async function sell(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  sale: Sale,
): Promise<{ order: Order; isSettled: boolean }> {
  const { church, event, buyer, claim, purchase } = sale
  const { user, counted, ...comprador } = buyer
  const {
    row,
    isSettled,
    values: order,
  } = draftOrder(services, {
    church,
    user,
    claim,
    kind: 'evento',
    referenceId: event.id,
    description: event.nome,
    buyer: comprador,
    amounts: purchase.amounts,
    method: purchase.method,
    installments: purchase.plan,
    expiresAt: purchase.expiresAt,
  })
  const tickets = ticketsOf(sale)
  const kinds = [...purchase.counts.keys()].sort((a, b) => a - b)
  const values = {
    ...order,
    ...sale.limits,
    ...(row.situacao === 'aprovado' && sale.held.heldUntil === null ? NOTHING_HELD : sale.held),
    tickets: rowsJson(inscricao, tickets),
    kinds,
    buyer: counted,
    version: sale.version,
    counts: kinds.map((id) => purchase.counts.get(id) ?? 0),
  }
  const data = services.database.churches.of(church.id)
  const hasFiles = purchase.tickets.some(({ answers }) => filesIn(answers).length > 0)
  const rows = await (
    hasFiles
      ? data.transaction(async (tx) => {
          const sold = await sellTickets.build(tx).execute(values)
          for (const [index, { codigo, respostas }] of tickets.entries()) {
            const ticket = sql<number>`(select ${inscricao.id} from ${inscricao}
              where ${inscricao.igrejaId} = ${church.id} and ${inscricao.codigo} = ${codigo})`
            const bound = { igrejaId: church.id, eventoId: event.id, ticket }
            await bindFiles(tx, bound, { answers: respostas, field: `ingressos.${index}.respostas` })
          }
          return sold
        })
      : data.write(sellTickets, values)
  ).catch((error: unknown) => {
    throw refusalOf(error, event, services.clock()) ?? error
  })
  if (!rows[0]) throw new Error('an order was not stored')
  return { order: { ...row, ...rows[0] }, isSettled }
}

/** The columns of tickets that the order does not have. */
const ticketsOf = ({ language, purchase }: Sale) =>
  purchase.tickets.map(({ lot, holder, answers }) => ({
    ingressoId: lot.id,
    titular: holder,
    respostas: answers,
    codigo: ticketCode(),
    valor: lot.valor,
    idioma: language,
  }))

/** The agreed terms may not apply any more. Nothing was sold. */
export class TermsMoved extends Error {}

/** `sell_tickets`' SQLSTATEs of missing places, of too many attempts, and of another content version. */
const PLACES_MISSING = 'AT001'
const TOO_MANY_TRIES = 'AT002'
const VERSION_MOVED = 'AT003'
type Missing = { outcome: 'stock' | 'limit' | 'gone'; kind: number; remaining: number | null }

/** The refusal of a buyer for missing places, too many attempts or unpaid holds; undefined for any other error. */
function refusalOf(error: unknown, event: EventForSale, now: Date): Error | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof DatabaseError)) return undefined
  if (cause.code === VERSION_MOVED) return new TermsMoved()
  if (cause.code === TOO_MANY_TRIES) return limited(Number(cause.detail))
  if (cause.code !== PLACES_MISSING) return holdRefusal(error)
  const { outcome, kind, remaining } = JSON.parse(cause.detail ?? '') as Missing
  if (outcome === 'gone') return refused('ticketNoLongerSold', [left(kind, 0, 'is not sold any more')])
  if (outcome === 'stock' && !remaining && isLast(event, kind, now)) return refused('soldOut')
  return refused('quantityUnavailable', [
    left(kind, remaining ?? 0, outcome === 'limit' ? 'for this person' : 'are left'),
  ])
}

/** Whether the whole event is sold out with this kind. */
const isLast = (event: EventForSale, soldOut: number, now: Date) =>
  eventStatus(
    event,
    event.ingressos.map((lot) => toLot(lot.id === soldOut ? { ...lot, livre: 0 } : lot)),
    now,
  ) === 'esgotado'
