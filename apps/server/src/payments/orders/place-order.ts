import type { FormaPagamentoWire, PagamentoWire } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import { agreedForm } from '../mandate.ts'
import { pay, resumePayment } from '../pay.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { idempotent, type Scope, type Steps } from './idempotent.ts'
import { toPagamentoWire } from './order.wire.ts'

/**
 * A purchase under its Idempotency-Key: the feature checks it, and opens the order together with what it sells; the
 * order is paid as `form` says, or continued where an earlier attempt was left unanswered.
 */
export function placeOrder<C>(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  request: FastifyRequest,
  { form, ...scope }: Scope & { form: FormaPagamentoWire },
  sale: Pick<Steps<C, PagamentoWire>, 'check' | 'open'>,
): Promise<PagamentoWire> {
  const agreed = agreedForm(services, request, form)
  const answer = (order: Order) => toPagamentoWire(order, services.payments)
  return idempotent(services, request, scope, {
    ...sale,
    pay: async (order) => answer(await pay(services, order, agreed)),
    resume: async (order) => answer(await resumePayment(services, order, agreed)),
  })
}
