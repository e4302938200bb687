import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import type { CardMethod } from '../../../payments/off-session/absent-payer.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'
import { UNDECIDED } from '../../../payments/orders/order-status.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { attempt, chargeKeptCard, holdUntil, openOrder } from '../../../payments/payments.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import { type Renewal, renovacaoAssinatura as renovacao, usuarioPlanoAssinatura } from '../play.tables.ts'
import { claimOf, occasionOf } from './renewal-claim.ts'
import type { Offer } from './renewal-offer.ts'
import { isHeld, lockRenewal, renewalIs } from './renewal-rows.ts'

const HOUR_MS = 3_600_000

type Due = { church: DirectoryChurch; renewal: Renewal; method: CardMethod; offer: Offer; payer: OrderBuyer }

/** Opens the order of one more period, and charges the kept card. */
export async function chargeRenewal(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  due: Due,
): Promise<void> {
  const opened = await services.database.churches.of(due.church.id).transaction((tx) => open(services, tx, due))
  if (opened) await attempt(services, opened.order, opened.intent)
}

async function open(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  tx: NodePgDatabase,
  { church, renewal, method, offer, payer }: Due,
) {
  const { user, counted: _counted, ...buyer } = payer
  const { plan, fees, total } = offer
  const now = services.clock()
  // in the order of all transactions that write them: see lockRenewal
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, church.id), eq(usuario.id, renewal.usuarioId)))
    .for('no key update')
  if (renewal.cartaoId !== null) await ownCard(tx, renewal, renewal.cartaoId)
  const held = await lockRenewal(tx, renewal)
  if (!isHeld(held, renewal) || held.cartaoId === null) return undefined
  if (await awaitsPayment(tx, held)) {
    // what the subscriber has ordered by hand is decided first
    const proximaTentativa = new Date(now.getTime() + HOUR_MS)
    await tx.update(renovacao).set({ proximaTentativa }).where(renewalIs(held))
    return undefined
  }
  const tried = held.tentativas + 1
  const { order } = await openOrder(services, tx, {
    church,
    kind: 'plano',
    user,
    buyer,
    method,
    amounts: { ...fees, interest: 0 },
    referenceId: plan.id,
    description: plan.nome,
    installments: { count: 1, each: total },
    expiresAt: holdUntil('cartao_credito', now, 0),
    claim: claimOf(held, tried, now),
  })
  await tx.insert(usuarioPlanoAssinatura).values({
    igrejaId: church.id,
    pedidoId: order.id,
    usuarioId: held.usuarioId,
    planoId: plan.id,
    nome: plan.nome,
    valor: plan.valor,
    qtdeMeses: plan.qtdeMeses,
    idioma: held.idioma,
    dataCadastro: order.dataCadastro,
  })
  // the order's result determines what follows
  await tx.update(renovacao).set({ tentativas: tried, proximaTentativa: null }).where(renewalIs(held))
  const intent = await chargeKeptCard(services, tx, order, { card: held.cartaoId, occasion: occasionOf(held) })
  // the card was deleted just now: roll back, and the next attempt finds it missing
  if (!intent) throw new Error('the card went away')
  return { order, intent }
}

/** Whether an order of the subscriber for a period is undecided, their own or an earlier charge. */
async function awaitsPayment(tx: NodePgDatabase, { igrejaId, usuarioId }: Renewal): Promise<boolean> {
  const [row] = await tx
    .select({ id: pedido.id })
    .from(pedido)
    .where(
      and(
        eq(pedido.igrejaId, igrejaId),
        eq(pedido.usuarioId, usuarioId),
        eq(pedido.tipo, 'plano'),
        inArray(pedido.situacao, [...UNDECIDED]),
      ),
    )
    .limit(1)
  return row !== undefined
}
