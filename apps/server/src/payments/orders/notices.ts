import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SomeChurches } from '../../platform/church/all-churches.ts'
import type { Mail } from '../../platform/mail/compose-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { disputeMailOf } from '../mails/dispute-mail.ts'
import { orderById } from '../pay.ts'
import { avisoPedido, type Notice, type NoticeKind, type Order } from '../payments.tables.ts'
import { handlersOf, type MailNeeds } from './order-kinds.ts'

/** Failures, within a day, after which a notice is dropped. */
export const MAX_TRIES = 9

/** A notice while its lease lasts: not once another process has leased it, or its cause has occurred again. */
const asLeased = ({ igrejaId, pedidoId, situacao, tentativas, proximaTentativa }: Notice) =>
  and(
    eq(avisoPedido.igrejaId, igrejaId),
    eq(avisoPedido.pedidoId, pedidoId),
    eq(avisoPedido.situacao, situacao),
    eq(avisoPedido.tentativas, tentativas),
    eq(avisoPedido.proximaTentativa, proximaTentativa),
  )

/** Those of these churches that have due notices. */
export async function churchesWithDueNotices(
  { database, clock }: Pick<Platform, 'clock' | 'database'>,
  churches: SomeChurches,
): Promise<number[]> {
  const rows = await database.churches
    .of(...churches)
    .use((db) =>
      db
        .selectDistinct({ igrejaId: avisoPedido.igrejaId })
        .from(avisoPedido)
        .where(lte(avisoPedido.proximaTentativa, clock())),
    )
  return rows.map(({ igrejaId }) => igrejaId)
}

/**
 * Leases notices to this process: others skip them until their next attempt, at first a minute later. The attempt
 * counts from here on, also if the process ends during it.
 */
export function takeNotices(
  { database, clock }: Pick<Platform, 'clock' | 'database'>,
  church: number,
  most: number,
): Promise<Notice[]> {
  const now = clock()
  return database.churches.of(church).use((db) => {
    const due = db.$with('due').as(
      db
        .select({ pedidoId: avisoPedido.pedidoId, situacao: avisoPedido.situacao })
        .from(avisoPedido)
        .where(and(eq(avisoPedido.igrejaId, church), lte(avisoPedido.proximaTentativa, now)))
        .orderBy(asc(avisoPedido.proximaTentativa), asc(avisoPedido.pedidoId))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
    return db
      .with(due)
      .update(avisoPedido)
      .set({
        tentativas: sql`${avisoPedido.tentativas} + 1`,
        proximaTentativa: sql`${now}::timestamptz + least(interval '4 hours', interval '1 minute' * 4 ^ ${avisoPedido.tentativas})`,
      })
      .from(due)
      .where(
        and(
          eq(avisoPedido.igrejaId, church),
          eq(avisoPedido.pedidoId, due.pedidoId),
          eq(avisoPedido.situacao, due.situacao),
        ),
      )
      .returning({
        igrejaId: avisoPedido.igrejaId,
        pedidoId: avisoPedido.pedidoId,
        situacao: avisoPedido.situacao,
        tentativas: avisoPedido.tentativas,
        proximaTentativa: avisoPedido.proximaTentativa,
        dataCadastro: avisoPedido.dataCadastro,
      })
  })
}

/**
 * Writes the mail of a notice and passes it to the outbox; the notice is deleted in the same transaction, so that there
 * is one mail even if another process has leased it meanwhile. A superseded status is not sent: the later notice is.
 * @returns whether there is a mail to send
 */
export async function sendNotice(
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth' | 'outbox'>,
  notice: Notice,
): Promise<boolean> {
  const { database, outbox } = services
  const order = await orderById(services, { igrejaId: notice.igrejaId, id: notice.pedidoId })
  const mail = order && (await mailAbout(services, order, notice.situacao))
  return database.churches.of(notice.igrejaId).transaction(async (tx) => {
    const gone = await tx.delete(avisoPedido).where(asLeased(notice))
    if (!mail || !gone.rowCount) return false
    await outbox.add({ ...mail, isOfPayment: order !== undefined && hasBeenPaid(order) }, tx)
    return true
  })
}

/** Whether the order was paid, and perhaps refunded. */
const hasBeenPaid = ({ valorTotal, situacao }: Pick<Order, 'valorTotal' | 'situacao'>): boolean =>
  valorTotal > 0 && (situacao === 'aprovado' || situacao === 'estornado')

async function mailAbout(services: MailNeeds, order: Order, about: NoticeKind): Promise<Mail | undefined> {
  if (about === 'contestado') return disputeMailOf(services, order)
  const stillIs =
    about === 'devolvido_em_parte'
      ? order.situacao === 'aprovado' && order.valorDevolvido > 0
      : order.situacao === about
  // nothing is sent to a deleted account
  if (!stillIs || order.comprador.email === '') return undefined
  return handlersOf(order.tipo).mailOf?.(services, order, about)
}

/** Drops a notice that has failed too often, unless it was sent after all or its cause has occurred again. */
export async function dropNotice(
  { database }: Pick<Platform, 'database'>,
  notice: Notice,
  onError: (error: Error) => void,
): Promise<void> {
  const { igrejaId, pedidoId, situacao, tentativas } = notice
  const gone = await database.churches.of(igrejaId).use((db) => db.delete(avisoPedido).where(asLeased(notice)))
  if (!gone.rowCount) return
  onError(
    new Error(
      `order ${pedidoId} of church ${igrejaId}: its buyer was not notified that it is ${situacao}, after ${tentativas} tries`,
    ),
  )
}
