import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import type { Platform } from '../../../platform/platform.ts'
import { absentPayer, type CardMethod, cardMethodOf } from '../../../payments/off-session/absent-payer.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { attempt, feesOf, holdUntil, openOrder, chargeKeptCard } from '../../../payments/payments.ts'
import { readReasons } from '../giving.reads.ts'
import { doacao, doacaoRecorrente, type Plan } from '../giving.tables.ts'
import { planMailOf } from '../mails/plan-mails.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'
import { lockPlan, planIs } from './plan-moves.ts'
import { planFault } from './plan-rules.ts'
import { claimOf, occasionOf } from './recurring-claim.ts'

const DAY_MS = 86_400_000

type Due = { church: DirectoryChurch; plan: Plan; method: CardMethod }

/** Makes the gift of a due plan that this process has leased. */
export async function chargeDuePlan(
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments' | 'outbox'>,
  plan: Plan,
): Promise<void> {
  const church = await services.directory.byId(plan.igrejaId)
  const method = church?.flagAtivo ? await cardMethodOf(services, church) : undefined
  // Not the plan's fault: the church is closed for a while, or takes no cards. Retried tomorrow.
  if (!church || !method) return postpone(services, plan)
  const due: Due = { church, plan, method }
  const reasons = await services.database.churches.of(church.id).read(readReasons, { donations: true })
  const fault = await faultOf(
    services,
    due,
    reasons.find(({ id }) => id === plan.motivoId),
  )
  if (fault) return stop(services, due, fault)
  await charge(services, due)
}

/** Whether this process still has the lease: the plan was not paused, moved or taken over meanwhile. */
const isHeld = (now: Plan | undefined, { plan }: Pick<Due, 'plan'>): now is Plan =>
  now?.situacao === 'ativa' && now.proximaTentativa?.getTime() === plan.proximaTentativa?.getTime()

async function postpone({ clock, database }: Pick<Platform, 'clock' | 'database'>, plan: Plan): Promise<void> {
  await database.churches.of(plan.igrejaId).transaction(async (tx) => {
    if (!isHeld(await lockPlan(tx, plan), { plan })) return
    await tx
      .update(doacaoRecorrente)
      .set({ proximaTentativa: new Date(clock().getTime() + DAY_MS) })
      .where(planIs(plan))
  })
}

async function faultOf(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { church, plan, method: { gateway } }: Due,
  reason: Parameters<typeof planFault>[1]['reason'],
) {
  const card = await database.churches
    .of(church.id)
    .transaction(async (tx) => (plan.cartaoId === null ? undefined : ownCard(tx, plan, plan.cartaoId)))
  return planFault(plan, { reason, card: card ?? null, gateway, today: dayIn(church, clock()) })
}

/** Stops the plan, and notifies its giver once. */
async function stop(
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'outbox'>,
  due: Due,
  fault: 'reason' | 'card',
): Promise<void> {
  const { church, plan } = due
  const mail = await planMailOf(services, church, plan, fault)
  const isMailQueued = await services.database.churches.of(church.id).transaction(async (tx) => {
    if (!isHeld(await lockPlan(tx, plan), due)) return false
    await tx
      .update(doacaoRecorrente)
      .set({ situacao: fault === 'card' ? 'pausada' : 'falhou', proximaTentativa: null })
      .where(planIs(plan))
    if (mail) await services.outbox.add(mail, tx)
    return mail !== undefined
  })
  if (isMailQueued) void services.outbox.deliver()
}

async function charge(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'directory' | 'auth' | 'payments'>,
  due: Due,
): Promise<void> {
  const { church, plan, method } = due
  const { clock, database } = services
  const data = database.churches.of(church.id)
  const buyer = await absentPayer(services, { church, usuarioId: plan.usuarioId })
  if (!buyer || plan.cartaoId === null) return postpone(services, plan)
  const { user, counted: _counted, ...comprador } = buyer
  const now = clock()
  const opened = await data.transaction(async (tx) => {
    const held = await lockPlan(tx, plan)
    if (!isHeld(held, due) || held.cartaoId === null) return undefined
    const fees = feesOf(method, held.valor, { absorbed: !held.flagUsuarioTaxa })
    const tried = held.tentativas + 1
    const { order } = await openOrder(services, tx, {
      church,
      kind: 'doacao',
      user,
      buyer: comprador,
      method,
      amounts: { ...fees, interest: 0 },
      referenceId: held.motivoId,
      description: held.nome,
      installments: { count: 1, each: fees.total },
      expiresAt: holdUntil('cartao_credito', now, 0),
      claim: claimOf(held, tried, now),
    })
    await tx.insert(doacao).values({
      igrejaId: church.id,
      pedidoId: order.id,
      motivoId: held.motivoId,
      nome: held.nome,
      valor: held.valor,
      idioma: held.idioma,
      dataCadastro: now,
      recorrenciaId: held.id,
      dataPrevista: held.proximaData,
      tentativa: tried,
    })
    // the order's result determines the next attempt
    await tx.update(doacaoRecorrente).set({ tentativas: tried, proximaTentativa: null }).where(planIs(held))
    const intent = await chargeKeptCard(services, tx, order, { card: held.cartaoId, occasion: occasionOf(held) })
    // the card was deleted just now: roll back, and the next attempt finds it missing
    if (!intent) throw new Error('the card went away')
    return { order, intent }
  })
  if (opened) await attempt(services, opened.order, opened.intent)
}
