import type { RefusalReason } from '@atrio/contract'
import Stripe from 'stripe'

const REASONS: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'saldo_insuficiente',
  authentication_required: 'autenticacao',
  payment_intent_authentication_failure: 'autenticacao',
  payment_method_customer_decline: 'conta_recusada',
  bank_account_declined: 'conta_recusada',
  bank_account_unusable: 'conta_recusada',
  debit_not_authorized: 'conta_recusada',
}

/** The reason of a refusal that the buyer may learn: a stolen card is only "declined". */
export const reasonOf = (code: string | null | undefined, decline: string | null | undefined): RefusalReason =>
  REASONS[decline ?? ''] ?? REASONS[code ?? ''] ?? 'cartao_recusado'

/** Statuses after which Stripe may have charged, or would at a retry. */
const UNDECIDED_STATUSES = [401, 403, 409, 429]

/** The reason if an error means that nothing was charged and never will be; undefined leaves that open. */
export function refusalOf(error: unknown): RefusalReason | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined
  if (error instanceof Stripe.errors.StripeCardError) return reasonOf(error.code, error.decline_code)
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500 && !UNDECIDED_STATUSES.includes(statusCode) ? 'outro' : undefined
}
