import { and, eq, like } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { nextTry } from '../../../payments/off-session/card-terms.ts'
import type { CardUse, Order } from '../../../payments/payments.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { type Renewal, renovacaoAssinatura as renovacao, type usuarioPlanoAssinatura } from '../play.tables.ts'
import { claimsOf, renews } from './renewal-claim.ts'
import { noticeAt } from './renewal-rules.ts'

type Owner = { igrejaId: number; usuarioId: number }

export const renewalIs = ({ igrejaId, id }: Pick<Renewal, 'igrejaId' | 'id'>) =>
  and(eq(renovacao.igrejaId, igrejaId), eq(renovacao.id, id))

export const renewalOf = ({ igrejaId, usuarioId }: Owner) =>
  and(eq(renovacao.igrejaId, igrejaId), eq(renovacao.usuarioId, usuarioId))

/**
 * Locks a subscriber's renewal for this transaction. Transactions that write several of order, user, card and renewal
 * lock them in that order; in different orders they would deadlock.
 */
export async function lockRenewal(tx: NodePgDatabase, owner: Owner): Promise<Renewal | undefined> {
  const [row] = await tx.select().from(renovacao).where(renewalOf(owner)).for('update')
  return row
}

/** Whether this process still has the lease: the renewal was not changed or taken over meanwhile. */
export const isHeld = (held: Renewal | undefined, leased: Renewal): held is Renewal =>
  held?.situacao === leased.situacao &&
  held.dataFim.getTime() === leased.dataFim.getTime() &&
  held.cartaoId === leased.cartaoId &&
  held.proximaTentativa?.getTime() === leased.proximaTentativa?.getTime()

type Begun = Pick<Renewal, 'igrejaId' | 'usuarioId' | 'planoId' | 'nome' | 'idioma' | 'dataFim'> & {
  now: Date
  /** Whether the renewal itself paid it. */
  isRenewal: boolean
}

/**
 * A period was paid, up to `dataFim`: the next renewal follows from there. Paid by hand, a plan that was cancelled or
 * has ended goes on by hand.
 */
export async function onPeriodBegun(tx: NodePgDatabase, { now, isRenewal, ...period }: Begun): Promise<void> {
  const known = await lockRenewal(tx, period)
  const proximaTentativa = noticeAt(period.dataFim)
  if (!known) {
    await tx.insert(renovacao).values({ ...period, situacao: 'manual', proximaTentativa, dataCadastro: now })
    return
  }
  const keeps = isRenewal || known.situacao === 'ativa'
  const situacao = keeps ? known.situacao : 'manual'
  const goesOn = situacao === 'ativa' || situacao === 'manual'
  await tx
    .update(renovacao)
    .set({
      situacao,
      dataFim: period.dataFim,
      dataAviso: null,
      tentativas: 0,
      proximaTentativa: goesOn ? proximaTentativa : null,
      ...(!keeps && { planoId: period.planoId, nome: period.nome, idioma: period.idioma }),
    })
    .where(renewalIs(known))
}

/** The card was refused: it is asked again, or the subscription ends. What the subscriber has changed meanwhile applies. */
export async function onRenewalRefused(tx: NodePgDatabase, order: Order): Promise<void> {
  if (order.usuarioId === null) return
  const held = await lockRenewal(tx, { igrejaId: order.igrejaId, usuarioId: order.usuarioId })
  if (held?.situacao !== 'ativa' || !renews(order, held)) return
  const again = nextTry(held.tentativas, order.dataUltimaAlteracao)
  await tx
    .update(renovacao)
    .set(again ? { proximaTentativa: again } : { situacao: 'falhou', proximaTentativa: null })
    .where(renewalIs(held))
}

type Refunded = {
  /** The last of the periods that are left. */
  last: Pick<typeof usuarioPlanoAssinatura.$inferSelect, 'planoId' | 'nome' | 'idioma' | 'dataFim'> | undefined
  now: Date
}

/**
 * A period was refunded: what is paid ends with the last of the others, or at once. No card is charged for a person who
 * gets money back: they are reminded, and may agree to the renewal again.
 */
export async function onPeriodRefunded(tx: NodePgDatabase, owner: Owner, { last, now }: Refunded): Promise<void> {
  const held = await lockRenewal(tx, owner)
  if (!held) return
  const dataFim = last?.dataFim ?? (held.dataFim < now ? held.dataFim : now)
  const wasByCard = held.situacao === 'ativa'
  const situacao = wasByCard ? 'manual' : held.situacao
  // what they were mailed about is another end, or a charge
  const dataAviso = wasByCard || dataFim.getTime() !== held.dataFim.getTime() ? null : held.dataAviso
  const isReminded = situacao === 'manual' && dataAviso === null && dataFim > now
  await tx
    .update(renovacao)
    .set({
      situacao,
      dataFim,
      dataAviso,
      tentativas: await triesFor(tx, { ...held, dataFim }),
      proximaTentativa: isReminded ? noticeAt(dataFim) : null,
      ...(last && { planoId: last.planoId, nome: last.nome, idioma: last.idioma }),
    })
    .where(renewalIs(held))
}

/** How often the card was charged for a period: once it is the next again, the keys of these attempts are taken. */
const triesFor = (tx: NodePgDatabase, { igrejaId, usuarioId, ...period }: Renewal): Promise<number> =>
  tx.$count(
    pedido,
    and(
      eq(pedido.igrejaId, igrejaId),
      eq(pedido.usuarioId, usuarioId),
      like(pedido.idempotencia, `${claimsOf(period)}%`),
    ),
  )

/** No card is charged for a person who disputes a payment: they may agree to the renewal again. */
export async function restRenewal(tx: NodePgDatabase, { igrejaId, usuarioId }: Order): Promise<void> {
  if (usuarioId === null) return
  await tx
    .update(renovacao)
    // what they may have been mailed about is a charge
    .set({ situacao: 'manual', dataAviso: null, proximaTentativa: null })
    .where(and(renewalOf({ igrejaId, usuarioId }), eq(renovacao.situacao, 'ativa')))
}

/** The period of a won dispute goes on: its subscriber, whose renewal rested, is reminded before its end like all others. */
export async function remindAfterRest(tx: NodePgDatabase, { igrejaId, usuarioId }: Order): Promise<void> {
  if (usuarioId === null) return
  const held = await lockRenewal(tx, { igrejaId, usuarioId })
  if (held?.situacao !== 'manual' || held.dataAviso !== null || held.proximaTentativa !== null) return
  await tx
    .update(renovacao)
    .set({ proximaTentativa: noticeAt(held.dataFim) })
    .where(renewalIs(held))
}

const byCard = (owner: Owner) => and(renewalOf(owner), eq(renovacao.situacao, 'ativa'))

/** Without its card a subscription goes on by hand: its subscriber is reminded before the end. */
export const renewalByCard: CardUse = {
  async countOf(db, owner) {
    const rows = await db.select({ card: renovacao.cartaoId }).from(renovacao).where(byCard(owner))
    return new Map(rows.flatMap(({ card }) => (card === null ? [] : [[card, 1]])))
  },
  async onCardGone(tx, { id, ...owner }) {
    const [held] = await tx
      .select()
      .from(renovacao)
      .where(and(byCard(owner), eq(renovacao.cartaoId, id)))
      .for('update')
    if (!held) return
    await tx
      .update(renovacao)
      .set({ situacao: 'manual', dataAviso: null, proximaTentativa: noticeAt(held.dataFim) })
      .where(renewalIs(held))
  },
}
