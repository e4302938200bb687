import type { DoacaoRecorrenteDadosWire, DoacaoRecorrenteWire } from '@atrio/contract'
import { giftFault, nextGiftDay } from '@atrio/contract/rules'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dayIn } from '../../../platform/church/church-day.ts'
import { notFound, ProblemError } from '../../../http/problem.ts'
import { cartao } from '../../../platform/people/account.tables.ts'
import type { OwnAccount } from '../../../platform/people/own-account.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { type ChurchMethod, feesOf } from '../../../payments/payments.ts'
import type { Reason } from '../giving.reads.ts'
import { doacaoRecorrente, type Plan } from '../giving.tables.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'
import { lockPlan, planIs } from './plan-moves.ts'
import { dueAt } from './plan-time.ts'

/** Above real needs: a limit on what is read. */
const MAX_PLANS = 100

type Owner = Pick<OwnAccount, 'user' | 'church'>

const ofOwner = ({ user }: Owner) =>
  and(eq(doacaoRecorrente.igrejaId, user.igrejaId), eq(doacaoRecorrente.usuarioId, user.id))

/** A person's plans with their cards, newest first. */
export const plansOf = (db: NodePgDatabase, owner: Owner, which: SQL | undefined = SHOWN) =>
  db
    .select({ plan: doacaoRecorrente, card: cartao, code: pedido.codigo })
    .from(doacaoRecorrente)
    .innerJoin(pedido, and(eq(pedido.igrejaId, doacaoRecorrente.igrejaId), eq(pedido.id, doacaoRecorrente.pedidoId)))
    .leftJoin(cartao, and(eq(cartao.igrejaId, doacaoRecorrente.igrejaId), eq(cartao.id, doacaoRecorrente.cartaoId)))
    .where(and(ofOwner(owner), which))
    .orderBy(desc(doacaoRecorrente.id))
    .limit(MAX_PLANS)

/** Cancelled plans are hidden, and those whose first gift is undecided. */
const SHOWN = inArray(doacaoRecorrente.situacao, ['ativa', 'pausada', 'falhou'])

export type PlanRow = Awaited<ReturnType<typeof plansOf>>[number]

/** @param method the church's card method; without it the total is the amount */
export function toDoacaoRecorrente(
  { plan, card, code }: PlanRow,
  { church, method }: Pick<Owner, 'church'> & { method: ChurchMethod | undefined },
): DoacaoRecorrenteWire {
  const { situacao, proximaData, proximaTentativa, tentativas } = plan
  const goesOn = situacao === 'ativa'
  return {
    id: plan.id,
    idMotivo: plan.motivoId,
    nome: plan.nome,
    moeda: church.moeda,
    valor: plan.valor,
    flagUsuarioTaxa: plan.flagUsuarioTaxa,
    valorTotal: feesOf(method ?? null, plan.valor, { absorbed: !plan.flagUsuarioTaxa }).total,
    recorrenciaDias: plan.recorrenciaDias,
    situacao: situacao === 'iniciada' ? 'pausada' : situacao,
    proximaData: goesOn ? proximaData : null,
    proximaTentativa: goesOn && tentativas > 0 ? (proximaTentativa?.toISOString() ?? null) : null,
    cartao: card && { id: card.id, bandeira: card.bandeira, final: card.final, validade: card.validade },
    pedido: code,
    dataCadastro: plan.dataCadastro.toISOString(),
  }
}

type Change = { data: DoacaoRecorrenteDadosWire; reasons: readonly Reason[]; now: Date }

const invalid = (field: string, code: string, message: string) =>
  new ProblemError('validation', [{ field, code, message }])

/**
 * Changes a plan. Repeated, it changes nothing, so that a lost answer does no harm.
 * @throws ProblemError not_found for another person's; conflict for a cancelled one; validation by field
 */
export async function changePlan(
  tx: NodePgDatabase,
  { user, church }: Owner,
  id: number,
  { data, reasons, now }: Change,
): Promise<void> {
  const card =
    data.idCartao === undefined
      ? undefined
      : await ownCard(tx, { igrejaId: user.igrejaId, usuarioId: user.id }, data.idCartao)
  const plan = await lockPlan(tx, { igrejaId: user.igrejaId, id })
  if (plan?.usuarioId !== user.id || plan.situacao === 'iniciada') throw notFound()
  if (plan.situacao === 'cancelada') {
    if (data.situacao === 'cancelada') return
    throw new ProblemError('conflict', [{ field: 'situacao', code: 'over', message: 'was cancelled' }])
  }
  if (data.idCartao !== undefined && !card) throw invalid('idCartao', 'unknown', 'is no card of this person')
  if (data.valor !== undefined)
    checkAmount(
      data.valor,
      reasons.find((reason) => reason.id === plan.motivoId),
    )
  const cartaoId = card?.id ?? plan.cartaoId
  await tx
    .update(doacaoRecorrente)
    .set({ valor: data.valor ?? plan.valor, cartaoId, ...movedTo(data.situacao, { plan, church, cartaoId, now }) })
    .where(planIs(plan))
}

function checkAmount(amount: number, reason: Reason | undefined): void {
  if (!reason) throw invalid('valor', 'gone', 'is not given for any more')
  const fault = giftFault(amount, { above: reason.valorMinimo, most: reason.valorMaximo })
  if (fault) throw invalid('valor', fault, 'is not what can be given')
}

type Now = { plan: Plan; church: OwnAccount['church']; cartaoId: number | null; now: Date }

function movedTo(to: DoacaoRecorrenteDadosWire['situacao'], { plan, church, cartaoId, now }: Now): Partial<Plan> {
  if (to === undefined || to === plan.situacao) return {}
  if (to !== 'ativa') return { situacao: to, proximaTentativa: null }
  if (cartaoId === null) throw invalid('idCartao', 'required', 'goes on by a card that is kept')
  // Paused gifts are not caught up. A future date is kept.
  const isAhead = dueAt(church, plan.proximaData) > now
  const proximaData = isAhead
    ? plan.proximaData
    : nextGiftDay(plan.proximaData, plan.recorrenciaDias, dayIn(church, now))
  return { situacao: 'ativa', proximaData, tentativas: 0, proximaTentativa: dueAt(church, proximaData) }
}
