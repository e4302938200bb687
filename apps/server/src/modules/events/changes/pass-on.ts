import type { AceiteIngressoWire, OfertaIngressoWire } from '@atrio/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CallKey } from '../../../http/call-key.ts'
import { notFound } from '../../../http/problem.ts'
import { buyerKey } from '../../../platform/auth/buyer-key.ts'
import { conta } from '../../../platform/auth/auth.tables.ts'
import { limited } from '../../../platform/auth/try-guard.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { User } from '../../../platform/people/membership.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { readEvent } from '../events.reads.ts'
import { changeMail } from '../mails/change-mails.ts'
import { readAnswers } from '../purchase/answers.ts'
import { ticketCode } from '../ticket-code.ts'
import { ingresso, inscricao } from '../tickets.tables.ts'
import { bindFiles, fileCodesIn, unboundFiles } from '../unbound-files.ts'
import { assertValid, type ChangedTicket, leaveFiles, lockTicket, noOffer, refusedChange } from './own-ticket.ts'

type Services = Pick<PaymentPlatform, 'auth' | 'clock' | 'config' | 'database' | 'directory' | 'outbox'>
type Own = { id: number; user: number | null }

/** An offer waits a week for its answer, and never longer than for the event. */
const OFFER_MS = 7 * 86_400_000

const isTicket = ({ igrejaId, id }: { igrejaId: number; id: number }) =>
  and(eq(inscricao.igrejaId, igrejaId), eq(inscricao.id, id))

function assertPassable(found: ChangedTicket, now: Date): void {
  assertValid(found)
  if (!found.event.flagTransferivel) throw refusedChange('not_allowed')
  if (now >= found.event.dataInicio) throw refusedChange('too_late')
}

/** Only a keyed hash is stored; it is bound to the address, and to the ticket by its row. */
const hashOf = ({ auth }: Pick<Services, 'auth'>, church: number, code: string) =>
  auth.keys.digest(`ticket offer ${church}`, code)

/** Letters of an offer's code: 192 bits. */
const CODE_LENGTH = 32

/** The code of a call's offer. The same call makes the same one, so that it finds the offer that it made before. */
const codeOf = ({ auth }: Pick<Services, 'auth'>, church: number, key: string, print: string) =>
  auth.keys.digest(`ticket offer code ${church}`, `${key} ${print}`).slice(0, CODE_LENGTH)

/**
 * Offers a ticket to another person by a mailed link; an earlier offer of it ends. A call that is sent again changes nothing.
 * @throws ProblemError conflict with the reason; rate_limited where the address may get no mail now
 */
export async function offerTicket(
  services: Services,
  church: DirectoryChurch,
  { own, email, call: { key, before, print } }: { own: Own; email: string; call: CallKey },
): Promise<void> {
  const now = services.clock()
  const code = codeOf(services, church.id, key, print)
  const codes = before === null ? [code] : [code, codeOf(services, church.id, before, print)]
  const made = codes.map((one) => hashOf(services, church.id, one))
  await services.database.churches.of(church.id).transaction(async (tx) => {
    const found = await lockTicket(tx, church.id, own)
    assertPassable(found, now)
    const { transferenciaHash, transferenciaFim } = found.ticket
    if (transferenciaHash && made.includes(transferenciaHash) && transferenciaFim && transferenciaFim > now) return
    const end = new Date(Math.min(now.getTime() + OFFER_MS, found.event.dataInicio.getTime()))
    await tx
      .update(inscricao)
      .set({
        transferenciaEmail: email,
        transferenciaHash: hashOf(services, church.id, code),
        transferenciaFim: end,
      })
      .where(isTicket(found.ticket))
    const mail = await changeMail(services, tx, { kind: 'offered', church, found, to: email, offer: { code, end } })
    const wait = mail ? await services.outbox.add(mail, tx) : 0
    // without the mail there is no offer
    if (wait > 0) throw limited(wait)
  })
  void services.outbox.deliver()
}

/** Ends the open offer of a ticket; without one it changes nothing. */
export async function withdrawOffer(services: Services, church: DirectoryChurch, own: Own): Promise<void> {
  await services.database.churches.of(church.id).transaction(async (tx) => {
    const { ticket } = await lockTicket(tx, church.id, own)
    await tx.update(inscricao).set(noOffer).where(isTicket(ticket))
  })
}

type Taker = { church: DirectoryChurch; event: number; email: string }

const isOffer = (services: Services, { church, event }: Pick<Taker, 'church' | 'event'>, code: string) =>
  and(
    eq(inscricao.igrejaId, church.id),
    eq(inscricao.eventoId, event),
    eq(inscricao.transferenciaHash, hashOf(services, church.id, code)),
    gt(inscricao.transferenciaFim, services.clock()),
  )
const isSameMailbox = (to: string | null, email: string) => to !== null && buyerKey(to) === buyerKey(email)

/** The ticket of an open offer to this address. Undefined for any other secret, or address. */
async function offered(services: Services, db: NodePgDatabase, { church, event, email }: Taker, code: string) {
  const [row] = await db
    .select({ id: inscricao.id, user: inscricao.usuarioId, to: inscricao.transferenciaEmail })
    .from(inscricao)
    .where(isOffer(services, { church, event }, code))
  return row && isSameMailbox(row.to, email) ? row : undefined
}

type Asker = Pick<Taker, 'church' | 'event'> & { account: number }

/** What is offered to an account's address. @throws ProblemError not_found for any other secret, or account */
export async function readOffer(
  services: Services,
  { church, event, account }: Asker,
  code: string,
): Promise<OfertaIngressoWire> {
  const [row] = await services.database.churches.of(church.id).use((db) =>
    db
      .select({
        ticket: inscricao,
        kind: ingresso.nome,
        order: pedido,
        email: conta.email,
      })
      .from(inscricao)
      .innerJoin(pedido, and(eq(pedido.igrejaId, inscricao.igrejaId), eq(pedido.id, inscricao.pedidoId)))
      .innerJoin(ingresso, and(eq(ingresso.igrejaId, inscricao.igrejaId), eq(ingresso.id, inscricao.ingressoId)))
      .innerJoin(conta, eq(conta.id, account))
      .where(isOffer(services, { church, event }, code)),
  )
  const end = row?.ticket.transferenciaFim
  if (!row || !end || !isSameMailbox(row.ticket.transferenciaEmail, row.email)) throw notFound()
  const { ticket, order, kind } = row
  return {
    ingresso: { id: ticket.ingressoId, nome: kind },
    de: order.usuarioId === ticket.usuarioId ? order.comprador.nome : ticket.titular,
    dataExpiracao: end.toISOString(),
  }
}

/**
 * Hands a ticket to the person to whom it was offered: holder, answers and code change together, and the secret is used
 * up. The same person with the same secret again changes nothing.
 * @throws ProblemError not_found for another secret or person; validation by field; conflict with the reason
 */
export async function takeTicket(
  services: Services,
  taker: Taker & { user: User; language: string },
  { codigo: code, titular, respostas }: AceiteIngressoWire,
): Promise<void> {
  const { church, user, email } = taker
  const data = services.database.churches.of(church.id)
  const now = services.clock()
  const [event] = await data.read(readEvent, { id: taker.event })
  if (!event) throw notFound()
  const hash = hashOf(services, church.id, code)
  await data.transaction(async (tx) => {
    const row = await offered(services, tx, taker, code)
    if (!row) return assertTaken(tx, taker, hash)
    const found = await lockTicket(tx, church.id, row)
    const { ticket } = found
    // used, withdrawn or renewed while we waited for the lock
    if (ticket.transferenciaHash !== hash) return assertTaken(tx, taker, hash)
    assertPassable(found, now)
    const of = { igrejaId: church.id, eventoId: taker.event }
    const files = await unboundFiles(tx, of, { codes: fileCodesIn(respostas), now })
    const known = { changed: false, files, today: dayIn(church, now) }
    const [answers = []] = readAnswers([{ idIngresso: ticket.ingressoId, titular, respostas }], event.campos, known)
    const { rows } = await tx.execute<{ moved: boolean }>(
      sql`select move_ticket(${church.id}, ${ticket.id}, ${buyerKey(email)}) as moved`,
    )
    if (!rows[0]?.moved) throw refusedChange('limit')
    await leaveFiles(tx, ticket, now)
    await tx
      .update(inscricao)
      .set({
        ...noOffer,
        usuarioId: user.id,
        titular: titular.trim(),
        respostas: answers,
        idioma: taker.language,
        codigo: ticketCode(),
        aceiteHash: hash,
      })
      .where(isTicket(ticket))
    await bindFiles(tx, { ...ticket, ticket: ticket.id }, { answers, field: 'respostas' })
    for (const kind of ['passed', 'taken'] as const) {
      const mail = await changeMail(services, tx, { kind, church, found, to: kind === 'taken' ? email : undefined })
      if (mail) await services.outbox.add(mail, tx)
    }
  })
  void services.outbox.deliver()
}

/** @throws ProblemError not_found unless this person has taken the ticket by this secret */
async function assertTaken(
  tx: NodePgDatabase,
  { church, user }: { church: DirectoryChurch; user: User },
  hash: string,
) {
  const mine = and(eq(inscricao.igrejaId, church.id), eq(inscricao.usuarioId, user.id), eq(inscricao.aceiteHash, hash))
  const [taken] = await tx.select({ id: inscricao.id }).from(inscricao).where(mine)
  if (!taken) throw notFound()
}
