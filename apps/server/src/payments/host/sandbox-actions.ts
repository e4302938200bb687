import type { PaymentStatusCode, RefusalReason } from '@atrio/contract'
import { endOrder } from '../end-order.ts'
import type { SandboxGateway } from '../gateways/sandbox/sandbox-gateway.ts'
import { halfOf, type MoneyBackPlay } from '../gateways/sandbox/sandbox-money-back.ts'
import { givePartBack } from '../ledger/part-refunds.ts'
import { isUndecided } from '../orders/order-status.ts'
import { settle } from '../pay.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { hear } from '../webhooks.ts'
import type { SandboxAction } from './host.words.ts'

/** What may be played on an order as it stands. */
export function playable(order: Order): SandboxAction[] {
  const { situacao, idGatewayPagamento, metodoPagamento, flagContestado, valorTotal } = order
  if (isUndecided(situacao)) return ['pay', 'refuse', 'expire']
  if (situacao === 'aprovado') {
    if (flagContestado) return ['winDispute', 'loseDispute']
    if (valorTotal === 0) return ['refund']
    // a paid boleto is final, and no bank knows of what the church was given by hand
    const isFinal = metodoPagamento === 'boleto' || idGatewayPagamento === null
    return isFinal ? ['refund', 'refundPart'] : ['refund', 'refundPart', 'dispute']
  }
  // A payment that comes too late goes back by itself.
  return situacao === 'cancelado' && idGatewayPagamento !== null ? ['pay'] : []
}

const STATUS: Record<Exclude<SandboxAction, 'expire' | MoneyBackPlay>, PaymentStatusCode> = {
  pay: 'aprovado',
  refuse: 'nao_aprovado',
  refund: 'estornado',
}
const isMoneyBackPlay = (action: SandboxAction): action is MoneyBackPlay =>
  action === 'refundPart' || action === 'dispute' || action === 'winDispute' || action === 'loseDispute'

/** Plays the bank, or the church that takes the money itself. */
export async function play(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  sandbox: SandboxGateway,
  order: Order,
  action: SandboxAction,
): Promise<void> {
  if (!playable(order).includes(action)) return
  if (action === 'expire') return endOrder(services, order)
  if (order.idGatewayPagamento === null) return playByHand(services, order, action)
  const told = isMoneyBackPlay(action)
    ? await sandbox.moveMoney(order.codigo, action)
    : await sandbox.act(order.codigo, STATUS[action], refusalOf(action))
  if (told) await hear(services, sandbox, told)
}

async function playByHand(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
  action: Exclude<SandboxAction, 'expire'>,
): Promise<void> {
  if (isMoneyBackPlay(action)) {
    await givePartBack(services, { ...order, isByHand: true }, halfOf(order.valorTotal - order.valorDevolvido))
    return
  }
  await settle(services, order, { status: STATUS[action], refusal: refusalOf(action) ?? null, step: {} })
}

const refusalOf = (action: SandboxAction): RefusalReason | undefined => (action === 'refuse' ? 'outro' : undefined)
