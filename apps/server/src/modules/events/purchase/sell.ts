import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Services } from '../../../services.ts'
import type { DirectoryChurch } from '../../church/church-directory.ts'
import { type Claim, openOrder, type Order } from '../../payments/payments.ts'
import type { EventForSale } from '../events.reads.ts'
import { eventStatus } from '../events.status.ts'
import { toLot } from '../events.wire.ts'
import { arquivoResposta, inscricao } from '../tickets.tables.ts'
import type { EventBuyer } from './buyer.ts'
import type { CheckedPurchase } from './check-purchase.ts'
import { invalid, left, refused } from './refusal.ts'

type Sale = {
  church: DirectoryChurch
  event: EventForSale
  buyer: EventBuyer
  language: string
  claim: Claim
  purchase: CheckedPurchase
}

/**
 * Opens the order with its tickets and takes their places, or nothing of it. Places are taken last: a row of stock is
 * locked for one trip and the commit.
 * @throws ProblemError where somebody else was faster
 */
export async function sell(services: Services, sale: Sale): Promise<Order> {
  const { church, event, buyer, claim, purchase } = sale
  const { user, counted: _counted, ...comprador } = buyer
  return services.database.churches.of(church.id).transaction(async (tx) => {
    const order = await openOrder(services, tx, {
      ...{ church, user, claim, kind: 'evento', referenceId: event.id, description: event.nome },
      ...{ buyer: comprador, amounts: purchase.amounts, method: purchase.method },
      ...{ installments: purchase.plan, expiresAt: purchase.expiresAt },
    })
    const rows = await tx.insert(inscricao).values(ticketsOf(sale, order)).returning({ id: inscricao.id })
    await bindFiles(
      tx,
      sale,
      rows.map(({ id }) => id),
      order.dataCadastro,
    )
    await takePlaces(tx, sale, order.dataCadastro)
    return order
  })
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 130 random bits, in letters that can be read out at the door. */
const ticketCode = () => [...randomBytes(26)].map((byte) => ALPHABET[byte & 31]).join('')

const ticketsOf = ({ church, event, buyer, language, purchase }: Sale, order: Order) =>
  purchase.tickets.map(({ lot, holder, answers }) => ({
    igrejaId: church.id,
    eventoId: event.id,
    ingressoId: lot.id,
    pedidoId: order.id,
    usuarioId: buyer.user,
    comprador: buyer.counted,
    titular: holder,
    respostas: answers,
    codigo: ticketCode(),
    valor: lot.valor,
    idioma: language,
    dataCadastro: order.dataCadastro,
  }))

/** From now on the files are their tickets', and stay. */
async function bindFiles(tx: NodePgDatabase, { church, event, purchase }: Sale, ids: number[], now: Date) {
  for (const [index, { answers }] of purchase.tickets.entries()) {
    const codes = answers.filter(({ tipo }) => tipo === 'arquivo').map(({ valor }) => valor)
    if (codes.length === 0) continue
    const bound = await tx
      .update(arquivoResposta)
      .set({ inscricaoId: ids[index] ?? null, dataExpiracao: null })
      .where(
        and(
          eq(arquivoResposta.igrejaId, church.id),
          eq(arquivoResposta.eventoId, event.id),
          inArray(arquivoResposta.codigo, codes),
          isNull(arquivoResposta.inscricaoId),
          gt(arquivoResposta.dataExpiracao, now),
        ),
      )
    if (bound.rowCount !== new Set(codes).size) {
      throw invalid([{ field: `ingressos.${index}.respostas`, code: 'file', message: 'the file must be sent again' }])
    }
  }
}

type Taken = { outcome: 'taken' | 'stock' | 'limit' | 'gone'; kind: string | null; remaining: number | null }

async function takePlaces(tx: NodePgDatabase, { church, event, buyer, purchase }: Sale, now: Date): Promise<void> {
  const kinds = [...purchase.counts.keys()].sort((a, b) => a - b)
  const counts = kinds.map((id) => purchase.counts.get(id) ?? 0)
  const { rows } = await tx.execute<Taken>(sql`
    select outcome, kind, remaining from take_tickets(${church.id}, ${`{${kinds.join(',')}}`}::bigint[],
      ${`{${counts.join(',')}}`}::int[], ${buyer.counted}, ${now})`)
  const { outcome, kind, remaining } = rows[0] ?? { outcome: 'gone', kind: null, remaining: null }
  if (outcome === 'taken') return
  const id = Number(kind)
  if (outcome === 'gone') throw refused('ticketNoLongerSold', [left(id, 0, 'is not sold any more')])
  if (outcome === 'stock' && !remaining && isLast(event, id, now)) throw refused('soldOut')
  throw refused('quantityUnavailable', [left(id, remaining ?? 0, outcome === 'limit' ? 'for this person' : 'are left')])
}

/** Whether, with this kind sold out, the whole event is. */
const isLast = (event: EventForSale, soldOut: number, now: Date) =>
  eventStatus(
    event,
    event.ingressos.map((lot) => toLot(lot.id === soldOut ? { ...lot, livre: 0 } : lot)),
    now,
  ) === 'esgotado'
