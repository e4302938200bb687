import type { FormaPagamentoWire } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { GatewayRefusal, type Outcome } from './gateways/gateway.ts'
import { makesTokens, sourceOfToken } from './gateways/source-of-token.ts'
import { type AgreedForm, withAcceptance } from './mandate.ts'
import { boletoDueDay } from './methods/hold-times.ts'
import { afterMove } from './orders/move-order.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, type Intent, type Order, pedido } from './payments.tables.ts'
import { applyFinding, type Finding, settleCharge } from './settle.ts'
import { takeSource } from './sources.ts'

/** After this silence a gateway is asked again later, under the same key. */
const ANSWER_TIMEOUT_MS = 20_000
const MIN_RETRY_MS = 30_000
const MAX_RETRY_MS = 3_600_000

/**
 * Pays a newly opened order, after its commit. The gateway is called outside of every transaction; without its answer
 * the order stays `em_aberto` and is retried automatically. An order without a gateway was settled as it opened: only
 * its feature is notified.
 * @returns the updated order
 * @throws ProblemError unavailable when the gateway does not say what a card is: nothing was charged, and the same
 *   request continues the order
 */
export async function pay(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  form: AgreedForm,
): Promise<Order> {
  if (order.situacao !== 'em_aberto') {
    afterMove(services, order)
    return order
  }
  const intent = await sendOnce(services, order, form)
  if (intent === 'no source') {
    return settle(services, order, { status: 'nao_aprovado', refusal: 'cartao_recusado', step: {} })
  }
  return intent ? attempt(services, order, intent) : order
}

/** Continues an order that an earlier attempt opened, unless it has ended. */
export async function resumePayment(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  form: AgreedForm,
): Promise<Order> {
  return order.situacao === 'em_aberto' ? pay(services, order, form) : order
}

/** Settles an order without asking its gateway. */
export async function settle(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  finding: Finding,
): Promise<Order> {
  const moved = await services.database.churches
    .of(order.igrejaId)
    .transaction((tx) => applyFinding(services, tx, order, finding))
  if (moved) afterMove(services, moved)
  return moved ?? (await orderById(services, order)) ?? order
}

/**
 * Consumes the token and marks the intent as sent, before the request. @returns undefined if it was answered already
 */
async function sendOnce(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  form: AgreedForm,
): Promise<Intent | 'no source' | undefined> {
  const provided = await providerSource(services, order, form)
  return services.database.churches.of(order.igrejaId).transaction(async (tx) => {
    const here = intentOf(order)
    const [intent] = await tx.select().from(cobranca).where(here).for('update')
    if (!intent || intent.situacao === 'concluida') return undefined
    const fonte = intent.fonte ?? provided ?? (await takeSource(services, tx, order, form))
    if (!fonte && NEEDS_SOURCE.has(order.metodoPagamento)) return 'no source'
    const [sent] = await tx
      .update(cobranca)
      .set({ situacao: 'enviada', fonte: withAcceptance(fonte, form.accepted), ...retry(services, intent) })
      .where(here)
      .returning()
    return sent
  })
}

const intentOf = ({ igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>) =>
  and(eq(cobranca.igrejaId, igrejaId), eq(cobranca.pedidoId, id))

const NEEDS_SOURCE = new Set<unknown>(['cartao_credito', 'ach'])

/** A token that the provider itself gave to the browser. */
async function providerSource(
  { database, payments }: Pick<PaymentPlatform, 'database' | 'payments'>,
  order: Order,
  form: FormaPagamentoWire,
) {
  const gateway = payments.gateways.of(order.idGatewayPagamento ?? 0)
  if (!makesTokens(gateway) || form.token === null) return null
  // a charge that was sent has its source, and may have been made: its answer is never "nothing was charged"
  const [intent] = await database.churches
    .of(order.igrejaId)
    .use((db) => db.select({ fonte: cobranca.fonte }).from(cobranca).where(intentOf(order)))
  if (intent?.fonte) return null
  const source = await sourceOfToken(payments, gateway, form.token)
  return source && { ...source, keep: form.salvarCartao && order.usuarioId !== null }
}

/** When to retry if this process ends before it has recorded the answer. */
export const retry = ({ clock }: Pick<Platform, 'clock'>, { tentativas }: Pick<Intent, 'tentativas'>) => ({
  tentativas: tentativas + 1,
  proximaTentativa: new Date(clock().getTime() + Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** tentativas)),
})

/** Asks the gateway, and records its answer. Under the intent's key, so that a retry is the same charge. */
export async function attempt(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  intent: Intent,
): Promise<Order> {
  const outcome = await answerOf(services, order, intent)
  if (!outcome) return (await orderById(services, order)) ?? order
  const moved = await settleCharge(services, order, intent, outcome)
  if (moved) afterMove(services, moved)
  return moved ?? (await orderById(services, order)) ?? order
}

/** Nobody is charged a day later for a purchase that they have long given up. */
const NEVER_MADE: Outcome = { reference: '', status: 'cancelado', refusal: null, step: {}, kept: null }

async function answerOf(
  services: Pick<PaymentPlatform, 'clock' | 'payments'>,
  order: Order,
  intent: Intent,
): Promise<Outcome | undefined> {
  const { comprador, metodoPagamento, idGatewayPagamento, dataExpiracao, dataCadastro } = order
  if (metodoPagamento === null || idGatewayPagamento === null || dataExpiracao === null) return undefined
  const gateway = services.payments.gateways.ofOrder(order)
  if (!gateway) return NEVER_MADE
  const { keyExpiry } = gateway
  const isForgotten = keyExpiry && services.clock().getTime() - intent.dataCadastro.getTime() >= keyExpiry.afterMs
  const answer = isForgotten
    ? keyExpiry.find(order.codigo)
    : gateway.charge({
        key: intent.chave,
        church: order.igrejaId,
        order: order.codigo,
        method: metodoPagamento,
        amount: order.valorTotal,
        currency: order.moeda,
        installments: order.qtdeParcelas,
        description: order.descricao,
        buyer: { name: comprador.nome, email: comprador.email, cpf: comprador.cpf },
        source: intent.fonte,
        expiresAt: dataExpiracao,
        dueOn: boletoDueDay(dataCadastro),
      })
  try {
    return (await inTime<Outcome | undefined>(answer)) ?? NEVER_MADE
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      return { reference: '', status: 'nao_aprovado', refusal: error.reason, step: {}, kept: null }
    }
    services.payments.report(new Error(`the gateway ${gateway.name} gave no answer`, { cause: error }))
    return undefined
  }
}

/** The answer, unless it takes too long; a late one is found by the retry. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The order as it is now. */
export async function orderById(
  { database }: Pick<Platform, 'database'>,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
): Promise<Order | undefined> {
  const rows = await database.churches.of(igrejaId).use((db) =>
    db
      .select()
      .from(pedido)
      .where(and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id))),
  )
  return rows[0]
}
