import type { RenovacaoAssinaturaWire, RenovacaoDadosWire } from '@atrio/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { ProblemError } from '../../../http/problem.ts'
import type { CardMethod } from '../../../payments/off-session/absent-payer.ts'
import { isChargeable, MAX_TRIES } from '../../../payments/off-session/card-terms.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { dayIn } from '../../../platform/church/church-day.ts'
import { cartao, usuario } from '../../../platform/people/account.tables.ts'
import {
  planoAssinatura,
  type Renewal,
  renovacaoAssinatura as renovacao,
  usuarioPlanoAssinatura,
} from '../play.tables.ts'
import { offerOf, toOffer } from './renewal-offer.ts'
import { chargeDay, noticeAt, resumedAt } from './renewal-rules.ts'
import { lockRenewal, renewalIs, renewalOf } from './renewal-rows.ts'

type Owner = { igrejaId: number; usuarioId: number }

/** A person's renewal with its card and plan; undefined for a person without a period. */
export async function readRenewal(db: NodePgDatabase, owner: Owner, now: Date) {
  const [row] = await db
    .select({ renewal: renovacao, card: cartao, plan: planoAssinatura })
    .from(renovacao)
    .leftJoin(cartao, and(eq(cartao.igrejaId, renovacao.igrejaId), eq(cartao.id, renovacao.cartaoId)))
    .leftJoin(
      planoAssinatura,
      and(eq(planoAssinatura.igrejaId, renovacao.igrejaId), eq(planoAssinatura.id, renovacao.planoId)),
    )
    .where(renewalOf(owner))
  if (row) return row
  // the plan of the last period alone, so that is found first
  const last = db
    .select()
    .from(usuarioPlanoAssinatura)
    .where(
      and(
        eq(usuarioPlanoAssinatura.igrejaId, owner.igrejaId),
        eq(usuarioPlanoAssinatura.usuarioId, owner.usuarioId),
        eq(usuarioPlanoAssinatura.situacao, 'ativo'),
      ),
    )
    .orderBy(desc(usuarioPlanoAssinatura.dataFim))
    .limit(1)
    .as('last')
  const [given] = await db
    .select()
    .from(last)
    .leftJoin(planoAssinatura, and(eq(planoAssinatura.igrejaId, last.igrejaId), eq(planoAssinatura.id, last.planoId)))
  // the church gave the period: nothing was ordered, so there is no row yet
  return given?.last.dataFim
    ? {
        renewal: firstRenewal({ ...given.last, dataFim: given.last.dataFim }, now),
        card: null,
        plan: given.plano_assinatura,
      }
    : undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof readRenewal>>>
type Period = Pick<Renewal, 'igrejaId' | 'usuarioId' | 'planoId' | 'nome' | 'idioma' | 'dataFim'>

const firstRenewal = (
  { igrejaId, usuarioId, planoId, nome, idioma, dataFim }: Period,
  dataCadastro: Date,
): Renewal => ({
  igrejaId,
  id: 0,
  usuarioId,
  planoId,
  nome,
  idioma,
  dataFim,
  dataCadastro,
  situacao: 'manual',
  valorTotal: null,
  qtdeMeses: null,
  cartaoId: null,
  dataAviso: null,
  tentativas: 0,
  proximaTentativa: null,
})

/** @param method the church's card method; without it nothing is renewed by card */
export function toRenovacao(
  { renewal, card, plan }: Row,
  { church, method }: { church: DirectoryChurch; method: CardMethod | undefined },
): RenovacaoAssinaturaWire {
  const offer = plan && method && toOffer(plan, method)
  return {
    plano: { id: plan ? renewal.planoId : null, nome: renewal.nome },
    moeda: church.moeda,
    situacao: renewal.situacao,
    dataFim: renewal.dataFim.toISOString(),
    valorTotal: renewal.situacao === 'manual' ? null : renewal.valorTotal,
    valorAtual: offer && offer.total > 0 ? offer.total : null,
    qtdeMeses: plan?.qtdeMeses ?? null,
    dataCobranca: chargeDay(renewal)?.toISOString() ?? null,
    flagRecusada: renewal.situacao === 'ativa' && renewal.tentativas > 0,
    cartao: card && { id: card.id, bandeira: card.bandeira, final: card.final, validade: card.validade },
  }
}

const invalid = (field: string, code: string, message: string) =>
  new ProblemError('validation', [{ field, code, message }])
const conflict = (field: string, code: string, message: string) =>
  new ProblemError('conflict', [{ field, code, message }])

type Change = { church: DirectoryChurch; method: CardMethod | undefined; data: RenovacaoDadosWire; now: Date }

/**
 * Changes how a subscription goes on. Repeated, it changes nothing, so that a lost answer does no harm.
 * @throws ProblemError conflict once the paid time is over, after the last try of a card, or for another total than the
 *   one that was seen; validation by field
 */
export async function changeRenewal(tx: NodePgDatabase, owner: Owner, change: Change): Promise<void> {
  const { data, now } = change
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, owner.igrejaId), eq(usuario.id, owner.usuarioId)))
    .for('no key update')
  const card = data.idCartao === undefined ? undefined : await ownCard(tx, owner, data.idCartao)
  const held = (await lockRenewal(tx, owner)) ?? (await openRenewal(tx, owner, now))
  if (!held) throw conflict('situacao', 'over', 'nothing is subscribed to')
  if (data.situacao === 'cancelada') {
    await tx.update(renovacao).set({ situacao: 'cancelada', proximaTentativa: null }).where(renewalIs(held))
    return
  }
  if (held.dataFim <= now) throw conflict('situacao', 'over', 'the paid time is over')
  if (data.situacao === 'manual') {
    if (held.situacao === 'manual') return
    const proximaTentativa = held.dataAviso === null ? noticeAt(held.dataFim) : null
    await tx.update(renovacao).set({ situacao: 'manual', proximaTentativa }).where(renewalIs(held))
    return
  }
  await tx
    .update(renovacao)
    .set(await agreed(tx, held, change, card))
    .where(renewalIs(held))
}

/** What a subscriber agrees to: a card, and the total that they saw. */
async function agreed(
  tx: NodePgDatabase,
  held: Renewal,
  { church, method, data, now }: Change,
  card: Awaited<ReturnType<typeof ownCard>>,
): Promise<Partial<Renewal>> {
  const offer = method && (await offerOf(tx, church.id, { plan: held.planoId, method }))
  if (!method || !offer || offer.total === 0) throw invalid('situacao', 'unavailable', 'is not renewed by card')
  if (data.idCartao === undefined) throw invalid('idCartao', 'required', 'renews by a card that is kept')
  const terms = { gateway: method.gateway, today: dayIn(church, now) }
  if (!card || !isChargeable(card, terms)) throw invalid('idCartao', 'unknown', 'is no card of this person')
  if (data.valorTotal !== offer.total) throw conflict('valorTotal', 'changed', `is ${offer.total} now`)
  const repeated = isRepeated(held, card.id, offer.total)
  // another consent brings the charge forward, and must not ask a refused card again and again
  if (!repeated && held.tentativas >= MAX_TRIES) throw conflict('situacao', 'refused', 'is paid by hand this time')
  return {
    situacao: 'ativa',
    cartaoId: card.id,
    valorTotal: offer.total,
    qtdeMeses: offer.months,
    nome: offer.plan.nome,
    ...(repeated ? {} : resumedAt(held.dataFim, now)),
  }
}

/** The same again keeps its date: a refused card is not asked again at once, nor while a charge is under way. */
const isRepeated = (held: Renewal, card: number, total: number): boolean =>
  held.situacao === 'ativa' && held.cartaoId === card && held.valorTotal === total

async function openRenewal(tx: NodePgDatabase, owner: Owner, now: Date): Promise<Renewal | undefined> {
  const found = await readRenewal(tx, owner, now)
  if (!found) return undefined
  const { id: _none, ...row } = found.renewal
  const [made] = await tx.insert(renovacao).values(row).returning()
  return made
}
