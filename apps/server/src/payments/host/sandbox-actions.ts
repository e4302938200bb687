import type { PaymentStatusCode, RefusalReason } from '@atrio/contract'
import { endOrder } from '../end-order.ts'
import type { SandboxGateway } from '../gateways/sandbox/sandbox-gateway.ts'
import { halfOf, type MoneyBackPlay } from '../gateways/sandbox/sandbox-money-back.ts'
import { requestPartRefund } from '../ledger/part-refunds.ts'
import { isUndecided } from '../orders/order-status.ts'
import { settle } from '../pay.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { receiveMessage } from '../webhooks.ts'
import type { SandboxAction } from './host.words.ts'

/** The simulations that an order's state allows. */
export function playable(order: Order): SandboxAction[] {
  const { situacao, idGatewayPagamento, metodoPagamento, flagContestado, valorTotal } = order
  if (isUndecided(situacao)) return ['pay', 'refuse', 'expire']
  if (situacao === 'aprovado') {
    if (flagContestado) return ['winDispute', 'loseDispute']
    if (valorTotal === 0) return ['refund']
    // a paid boleto is final, and no bank is involved in what the church got by hand
    const isFinal = metodoPagamento === 'boleto' || idGatewayPagamento === null
    return isFinal ? ['refund', 'refundPart'] : ['refund', 'refundPart', 'dispute']
  }
  // A late payment is refunded automatically.
  return situacao === 'cancelado' && idGatewayPagamento !== null ? ['pay'] : []
}

const STATUS: Record<Exclude<SandboxAction, 'expire' | MoneyBackPlay>, PaymentStatusCode> = {
  pay: 'aprovado',
  refuse: 'nao_aprovado',
  refund: 'estornado',
}
const isMoneyBackPlay = (action: SandboxAction): action is MoneyBackPlay =>
  action === 'refundPart' || action === 'dispute' || action === 'winDispute' || action === 'loseDispute'

/** Simulates the bank, or the church that collects the money itself. */
export async function play(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  sandbox: SandboxGateway,
  order: Order,
  action: SandboxAction,
): Promise<void> {
  if (!playable(order).includes(action)) return
  if (action === 'expire') return endOrder(services, order)
  if (order.idGatewayPagamento === null) return playByHand(services, order, action)
  const message = isMoneyBackPlay(action)
    ? await sandbox.moveMoney(order.codigo, action)
    : await sandbox.act(order.codigo, STATUS[action], refusalOf(action))
  if (message) await receiveMessage(services, sandbox, message)
}

async function playByHand(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  action: Exclude<SandboxAction, 'expire'>,
): Promise<void> {
  if (isMoneyBackPlay(action)) {
    await requestPartRefund(services, { ...order, isByHand: true }, halfOf(order.valorTotal - order.valorDevolvido))
    return
  }
  await settle(services, order, { status: STATUS[action], refusal: refusalOf(action) ?? null, step: {} })
}

const refusalOf = (action: SandboxAction): RefusalReason | undefined => (action === 'refuse' ? 'outro' : undefined)
