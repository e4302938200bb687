import type Stripe from 'stripe'
import type { DisputeStatus, MoneyFact, RefundStatus } from '../../ledger/money-back.ts'

/** https://docs.stripe.com/api/refunds/object: `requires_action` is a refund that its recipient has to claim. */
const REFUNDS: Record<string, RefundStatus> = {
  pending: 'pendente',
  requires_action: 'pendente',
  succeeded: 'feito',
  failed: 'falhou',
  canceled: 'falhou',
}

/** https://docs.stripe.com/api/disputes/object: a `warning` is an inquiry, which withholds no money. */
const DISPUTES: Record<Stripe.Dispute.Status, DisputeStatus> = {
  warning_needs_response: 'consulta',
  warning_under_review: 'consulta',
  warning_closed: 'encerrada',
  prevented: 'encerrada',
  needs_response: 'aberta',
  under_review: 'aberta',
  lost: 'perdida',
  // an appeal follows a lost dispute
  appeal_needs_response: 'perdida',
  appeal_under_review: 'perdida',
  won: 'ganha',
}

/** The name under which a refund at Stripe holds the key of our part. */
export const PART = 'parte'

/** All refunds and disputes of a payment at Stripe. */
export async function factsOf(stripe: Stripe, reference: string): Promise<MoneyFact[]> {
  const asked = { payment_intent: reference, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(asked).autoPagingToArray({ limit: 1_000 }),
    stripe.disputes.list(asked).autoPagingToArray({ limit: 1_000 }),
  ])
  return [
    ...refunds.map(({ id, amount, status, metadata }): MoneyFact => ({
      kind: 'estorno',
      reference: id,
      amount,
      status: REFUNDS[status ?? ''] ?? 'pendente',
      ...(metadata?.[PART] && { part: metadata[PART] }),
    })),
    ...disputes.map(({ id, amount, status }): MoneyFact => ({
      kind: 'disputa',
      reference: id,
      amount,
      status: DISPUTES[status] ?? 'aberta',
    })),
  ]
}
