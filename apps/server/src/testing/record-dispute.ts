import { orderOf } from '../payments/orders/order-by-code.ts'
import { churchOfCode } from '../payments/orders/order-code.ts'
import type { DisputeStatus } from '../payments/ledger/money-back.ts'
import { settle } from '../payments/pay.ts'
import type { PaymentPlatform } from '../payments/payment-platform.ts'

/** Records a gateway's answer about a payment that its payer disputes at their bank. */
export async function recordDispute(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  code: string,
  status: DisputeStatus,
): Promise<void> {
  const order = await orderOf(services, churchOfCode(code) ?? 0, code)
  if (!order) throw new Error(`no order ${code}`)
  const fact = { kind: 'disputa', reference: `dp_${code}`, amount: order.valorTotal, status } as const
  await settle(services, order, { status: 'aprovado', refusal: null, step: {}, facts: [fact] })
}
