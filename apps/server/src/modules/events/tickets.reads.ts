import type { PaymentStatusCode } from '@atrio/contract'
import { and, asc, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ChurchData, churchRead, theChurch } from '../../database/church-database.ts'
import { rowsAmong } from '../../database/rows-among.ts'
import { sessao } from '../../platform/auth/auth.tables.ts'
import { isLive } from '../../platform/auth/sessions.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { Holder } from '../../payments/buyers/holder.ts'
import { isContested, pedido, shownStatus } from '../../payments/payments.tables.ts'
import { lotsOfEvent } from './events.reads.ts'
import { evento } from './events.tables.ts'
import { conteudo, ingresso, inscricao } from './tickets.tables.ts'

/** Tickets of one person and event in one answer: far above any real purchase. */
const MAX_TICKETS = 500

/** The address of an online event. */
const onlineAddress = sql<string | null>`(select e.url_online from evento e
  where e.igreja_id = ${inscricao.igrejaId} and e.id = ${inscricao.eventoId} and e.flag_ativo)`.as('url_online')

/** The status of a ticket: its order’s, unless it was cancelled by itself. */
const ticketStatus = sql<PaymentStatusCode>`case when ${inscricao.dataCancelamento} is not null then 'cancelado'
  else ${shownStatus} end`

/** The code opens the whole order, so who took a ticket over does not learn that of its buyer. */
const ownOrder = sql<string>`case when ${pedido.usuarioId} is not distinct from ${inscricao.usuarioId}
  then ${pedido.codigo} else '' end`.as('pedido')

const ticket = {
  id: inscricao.id,
  eventoId: inscricao.eventoId,
  pedido: ownOrder,
  situacao: ticketStatus.as('situacao'),
  isContested: isContested.as('contestado'),
  ingressoId: inscricao.ingressoId,
  ingressoNome: ingresso.nome,
  flagConteudoExclusivo: ingresso.flagConteudoExclusivo,
  titular: inscricao.titular,
  comprador: sql<string>`${pedido.comprador} ->> 'nome'`,
  codigo: inscricao.codigo,
  valor: inscricao.valor,
  moeda: pedido.moeda,
  urlOnline: onlineAddress,
  dataCadastro: inscricao.dataCadastro,
  transferenciaEmail: inscricao.transferenciaEmail,
  transferenciaFim: inscricao.transferenciaFim,
}
export type TicketRow = { [Name in keyof typeof ticket]: Awaited<ReturnType<typeof ticketsOf>>[number][Name] }

const ofMember = and(
  eq(inscricao.igrejaId, theChurch),
  eq(inscricao.usuarioId, sql.placeholder('user')),
  eq(usuario.contaId, sql.placeholder('account')),
)
/** By the code of a guest's order; a ticket that a member took over is theirs alone. */
const ofGuest = and(
  eq(pedido.igrejaId, theChurch),
  eq(pedido.codigo, sql.placeholder('order')),
  isNull(pedido.usuarioId),
  isNull(inscricao.usuarioId),
)
const ofEvent = eq(inscricao.eventoId, sql.placeholder('event'))
const sameOrder = and(eq(pedido.igrejaId, inscricao.igrejaId), eq(pedido.id, inscricao.pedidoId))
const sameKind = and(eq(ingresso.igrejaId, inscricao.igrejaId), eq(ingresso.id, inscricao.ingressoId))
const sameUser = and(eq(usuario.igrejaId, inscricao.igrejaId), eq(usuario.id, inscricao.usuarioId))

/** A refused order has no tickets. */
const shown = ne(pedido.situacao, 'nao_aprovado')

const tickets = (db: NodePgDatabase, whose: SQL | undefined, name: string) =>
  db
    .select(ticket)
    .from(inscricao)
    .innerJoin(pedido, sameOrder)
    .innerJoin(ingresso, sameKind)
    .where(and(whose, ofEvent, shown))
    // the newest order first, its tickets as they were bought
    .orderBy(desc(inscricao.pedidoId), asc(inscricao.id))
    .limit(MAX_TICKETS)
    .prepare(name)
/** Session and user in the same statement: one round trip instead of two for viewing one's tickets. */
const livingMember = and(
  eq(inscricao.igrejaId, theChurch),
  eq(inscricao.usuarioId, sql.placeholder('user')),
  sql`exists (select from ${sessao} join ${usuario} on ${usuario.contaId} = ${sessao.contaId}
    where ${sessao.id} = ${sql.placeholder('session')}::uuid and ${sessao.contaId} = ${sql.placeholder('account')}
    and ${isLive(sql.placeholder('now'))} and ${usuario.igrejaId} = ${theChurch} and ${usuario.id} = ${sql.placeholder('user')})`,
)
const readMemberTickets = churchRead((db) => tickets(db, livingMember, 'tickets.member'))
const readGuestTickets = churchRead((db) => tickets(db, ofGuest, 'tickets.guest'))

/** The holder's tickets of an event, newest first. No rows if the holder is unknown or their session has ended. */
export const ticketsOf = (data: ChurchData, { user, account, session, order }: Holder, event: number, now: Date) =>
  user === null
    ? data.read(readGuestTickets, { order: order ?? '', event })
    : data.read(readMemberTickets, { user, account, session, event, now })

const holding = (db: NodePgDatabase, whose: SQL | undefined, name: string) =>
  db
    .select({ id: inscricao.id })
    .from(inscricao)
    .innerJoin(pedido, sameOrder)
    .leftJoin(usuario, sameUser)
    .where(and(whose, ofEvent, shown))
    .limit(1)
    .prepare(name)
const ofAccount = and(eq(inscricao.igrejaId, theChurch), eq(usuario.contaId, sql.placeholder('account')))
const readMemberHolding = churchRead((db) => holding(db, ofAccount, 'tickets.member holding'))
const readGuestHolding = churchRead((db) => holding(db, ofGuest, 'tickets.guest holding'))

/** Whether a person has tickets of an event, by their account, or by the code of a guest's order. */
export async function holdsTickets(
  data: ChurchData,
  { account, order }: { account: number | undefined; order: string | undefined },
  event: number,
): Promise<boolean> {
  const asked = [
    ...(account === undefined ? [] : [data.read(readMemberHolding, { account, event })]),
    ...(order === undefined ? [] : [data.read(readGuestHolding, { order, event })]),
  ]
  return (await Promise.all(asked)).some((rows) => rows.length > 0)
}

const contents = (db: NodePgDatabase, whose: SQL | undefined, name: string) =>
  db
    .select({ situacaoPedido: shownStatus.as('situacao_pedido'), conteudo: getTableColumns(conteudo) })
    .from(inscricao)
    .innerJoin(pedido, sameOrder)
    .innerJoin(ingresso, sameKind)
    .leftJoin(usuario, sameUser)
    .leftJoin(
      conteudo,
      and(
        eq(conteudo.igrejaId, inscricao.igrejaId),
        eq(conteudo.eventoId, inscricao.eventoId),
        eq(shownStatus, 'aprovado'),
        isNull(inscricao.dataCancelamento),
        or(
          eq(conteudo.ingressoId, inscricao.ingressoId),
          and(isNull(conteudo.ingressoId), eq(ingresso.flagConteudoExclusivo, true)),
        ),
      ),
    )
    .where(and(whose, ofEvent, eq(inscricao.id, sql.placeholder('ticket'))))
    .orderBy(asc(conteudo.posicao), asc(conteudo.id))
    .prepare(name)
const readMemberContents = churchRead((db) => contents(db, ofMember, 'tickets.member contents'))
const readGuestContents = churchRead((db) => contents(db, ofGuest, 'tickets.guest contents'))

/** What a ticket unlocks: no row for another's ticket, a row without content if there is none, or not yet. */
export const contentsOf = (
  data: ChurchData,
  { user, account, order }: Holder,
  values: { event: number; ticket: number },
) =>
  user === null
    ? data.read(readGuestContents, { order: order ?? '', ...values })
    : data.read(readMemberContents, { user, account, ...values })

/** Events for which a member holds places, upcoming ones first. */
export const readOwnEvents = churchRead((db) => {
  const ofUser = and(
    eq(inscricao.igrejaId, theChurch),
    eq(inscricao.usuarioId, sql.placeholder('user')),
    inscricao.flagOcupa,
  )
  const held = db
    .select({ eventoId: inscricao.eventoId, qtde: sql<number>`count(*)::int`.as('qtde') })
    .from(inscricao)
    .where(ofUser)
    .groupBy(inscricao.eventoId)
    .as('held')
  return db
    .select({ ...getTableColumns(evento), ingressos: lotsOfEvent, qtdeInscricoes: held.qtde })
    .from(held)
    .innerJoin(
      rowsAmong(
        db,
        evento.id,
        db.select({ id: inscricao.eventoId }).from(inscricao).where(ofUser),
        eq(evento.igrejaId, theChurch),
      ),
      and(eq(evento.igrejaId, theChurch), eq(evento.id, held.eventoId)),
    )
    .orderBy(desc(evento.dataInicio), desc(evento.id))
    .limit(MAX_TICKETS)
    .prepare('tickets.own events')
})
