import type { PaymentStatusCode } from '@atrio/contract'
import { endOrder } from '../end-order.ts'
import type { SandboxGateway } from '../gateways/sandbox/sandbox-gateway.ts'
import { isUndecided } from '../orders/order-status.ts'
import { settle } from '../pay.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { hear } from '../webhooks.ts'
import type { SandboxAction } from './host.words.ts'

/** What may be played on an order as it stands. */
export function playable({ situacao, idGatewayPagamento }: Order): SandboxAction[] {
  if (isUndecided(situacao)) return ['pay', 'refuse', 'expire']
  if (situacao === 'aprovado') return ['refund']
  // A payment that comes too late goes back by itself.
  return situacao === 'cancelado' && idGatewayPagamento !== null ? ['pay'] : []
}

const STATUS: Record<Exclude<SandboxAction, 'expire'>, PaymentStatusCode> = {
  pay: 'aprovado',
  refuse: 'nao_aprovado',
  refund: 'estornado',
}

/** Plays the bank, or the church that takes the money itself. */
export async function play(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  sandbox: SandboxGateway,
  order: Order,
  action: SandboxAction,
): Promise<void> {
  if (!playable(order).includes(action)) return
  if (action === 'expire') return endOrder(services, order)
  const refusal = action === 'refuse' ? 'outro' : undefined
  if (order.idGatewayPagamento === null) {
    await settle(services, order, { status: STATUS[action], refusal: refusal ?? null, step: {} })
    return
  }
  const told = await sandbox.act(order.codigo, STATUS[action], refusal)
  if (told) await hear(services, sandbox, told)
}
