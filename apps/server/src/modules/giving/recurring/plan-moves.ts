import type { PaymentStatusCode } from '@atrio/contract'
import { daysAfter, nextGiftDay } from '@atrio/contract/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dayIn } from '../../../platform/church/church-day.ts'
import { igreja } from '../../../platform/church/church.tables.ts'
import { nextTry } from '../../../payments/off-session/card-terms.ts'
import { isUndecided } from '../../../payments/orders/order-status.ts'
import type { CardUse, Order } from '../../../payments/payments.ts'
import { doacao, doacaoRecorrente, type Plan } from '../giving.tables.ts'
import { dueAt } from './plan-time.ts'

/** Locks a plan for this transaction. */
export async function lockPlan(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Plan, 'igrejaId' | 'id'>,
): Promise<Plan | undefined> {
  const [plan] = await tx.select().from(doacaoRecorrente).where(planIs({ igrejaId, id })).for('update')
  return plan
}

export const planIs = ({ igrejaId, id }: Pick<Plan, 'igrejaId' | 'id'>) =>
  and(eq(doacaoRecorrente.igrejaId, igrejaId), eq(doacaoRecorrente.id, id))

const zoneOf = async (tx: NodePgDatabase, church: number) => {
  const [row] = await tx.select({ fusoHorario: igreja.fusoHorario }).from(igreja).where(eq(igreja.id, church))
  if (!row) throw new Error('a gift without its church')
  return row
}

/** The effect of a recurring gift's order on its plan, in the transaction that moves the order. */
export async function onGiftMoved(
  tx: NodePgDatabase,
  order: Order,
  from: PaymentStatusCode,
  to: PaymentStatusCode,
): Promise<void> {
  // a later refund does not undo the gift
  if (!isUndecided(from) || isUndecided(to)) return
  const { igrejaId, id: pedidoId } = order
  const [gift] = await tx
    .select({ id: doacao.recorrenciaId, due: doacao.dataPrevista })
    .from(doacao)
    .where(and(eq(doacao.igrejaId, igrejaId), eq(doacao.pedidoId, pedidoId)))
    .orderBy(asc(doacao.id))
    .limit(1)
  if (gift?.id == null) return
  const plan = await lockPlan(tx, { igrejaId, id: gift.id })
  if (!plan) return
  const given = to === 'aprovado' || to === 'estornado'
  const now = order.dataUltimaAlteracao
  await (gift.due === null ? startPlan(tx, plan, given, now) : continuePlan(tx, plan, { due: gift.due, given, now }))
}

/** The first gift: the plan starts with it, or ends. */
async function startPlan(tx: NodePgDatabase, plan: Plan, given: boolean, now: Date): Promise<void> {
  if (plan.situacao !== 'iniciada') return
  if (!given) return void (await tx.delete(doacaoRecorrente).where(planIs(plan)))
  const zone = await zoneOf(tx, plan.igrejaId)
  const proximaData = daysAfter(dayIn(zone, now), plan.recorrenciaDias)
  await tx
    .update(doacaoRecorrente)
    .set({ situacao: 'ativa', proximaData, proximaTentativa: dueAt(zone, proximaData) })
    .where(planIs(plan))
}

type Decided = { due: string; given: boolean; now: Date }

/** A later gift. If its giver has paused or resumed the plan meanwhile, that applies. */
async function continuePlan(tx: NodePgDatabase, plan: Plan, { due, given, now }: Decided): Promise<void> {
  if (plan.proximaData !== due) return
  const goesOn = plan.situacao === 'ativa'
  if (given) {
    const zone = await zoneOf(tx, plan.igrejaId)
    const proximaData = nextGiftDay(due, plan.recorrenciaDias, dayIn(zone, now))
    await tx
      .update(doacaoRecorrente)
      .set({ proximaData, tentativas: 0, proximaTentativa: goesOn ? dueAt(zone, proximaData) : null })
      .where(planIs(plan))
    return
  }
  if (!goesOn) return
  const again = nextTry(plan.tentativas, now)
  await tx
    .update(doacaoRecorrente)
    .set(again ? { proximaTentativa: again } : { situacao: 'falhou', proximaTentativa: null })
    .where(planIs(plan))
}

/**
 * A plan pauses when one of its gifts is disputed: its giver is not charged while they reclaim money at their bank.
 * They may resume it.
 */
export async function onGiftDisputed(tx: NodePgDatabase, { igrejaId, id: pedidoId }: Order): Promise<void> {
  const [gift] = await tx
    .select({ id: doacao.recorrenciaId })
    .from(doacao)
    .where(and(eq(doacao.igrejaId, igrejaId), eq(doacao.pedidoId, pedidoId)))
    .limit(1)
  if (gift?.id == null) return
  await tx
    .update(doacaoRecorrente)
    .set({ situacao: 'pausada', proximaTentativa: null })
    .where(and(planIs({ igrejaId, id: gift.id }), eq(doacaoRecorrente.situacao, 'ativa')))
}

/** Later gifts are charged to the card of the first. */
export async function onCardKept(tx: NodePgDatabase, { igrejaId, id }: Order, card: { id: number }): Promise<void> {
  await tx
    .update(doacaoRecorrente)
    .set({ cartaoId: card.id })
    .where(and(eq(doacaoRecorrente.igrejaId, igrejaId), eq(doacaoRecorrente.pedidoId, id)))
}

const goingOn = (igrejaId: number, usuarioId: number) =>
  and(
    eq(doacaoRecorrente.igrejaId, igrejaId),
    eq(doacaoRecorrente.usuarioId, usuarioId),
    eq(doacaoRecorrente.situacao, 'ativa'),
  )

/** Recurring gifts pause when their card is deleted. */
export const recurringByCard: CardUse = {
  async countOf(db, { igrejaId, usuarioId }) {
    const rows = await db
      .select({ card: doacaoRecorrente.cartaoId })
      .from(doacaoRecorrente)
      .where(goingOn(igrejaId, usuarioId))
    const counts = new Map<number, number>()
    for (const { card } of rows) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1)
    return counts
  },
  async onCardGone(tx, { igrejaId, usuarioId, id }) {
    await tx
      .update(doacaoRecorrente)
      .set({ situacao: 'pausada', proximaTentativa: null })
      .where(and(goingOn(igrejaId, usuarioId), eq(doacaoRecorrente.cartaoId, id)))
  },
}
