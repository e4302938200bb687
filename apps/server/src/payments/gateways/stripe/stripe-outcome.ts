import type { PaymentStatusCode } from '@atrio/contract'
import type Stripe from 'stripe'
import type { Outcome } from '../gateway.ts'
import { reasonOf } from './stripe-refusals.ts'

/** Separates customer and card in a kept card's reference; both are needed to charge it. */
export const KEPT = '/'

const STATUS: Record<Stripe.PaymentIntent.Status, PaymentStatusCode> = {
  succeeded: 'aprovado',
  processing: 'em_analise',
  requires_capture: 'em_analise',
  requires_confirmation: 'em_analise',
  // The bank needs something other than a page: deposits that the payer confirms by mail.
  requires_action: 'em_analise',
  requires_payment_method: 'nao_aprovado',
  canceled: 'cancelado',
}

/** The bank's challenge page, if there is one. */
export const challengeAddress = ({ next_action: action }: Pick<Stripe.PaymentIntent, 'next_action'>): string | null =>
  action?.redirect_to_url?.url ?? null

/** @param challengeUrl our page, which frames the bank's */
export function outcomeOf(intent: Stripe.PaymentIntent, challengeUrl: string): Outcome {
  const { id: reference, status, last_payment_error: error, latest_charge: charge } = intent
  if (typeof charge === 'object' && charge?.refunded) return refundedOutcome(reference)
  if (status === 'requires_action' && challengeAddress(intent) !== null) {
    const step = { desafio: { id: reference, url: challengeUrl } }
    return { reference, status: 'em_aberto', refusal: null, step, kept: null }
  }
  const refusal = status === 'requires_payment_method' ? reasonOf(error?.code, error?.decline_code) : null
  return { reference, status: STATUS[status] ?? 'em_analise', refusal, step: {}, kept: keptBy(intent) }
}

export const refundedOutcome = (reference: string): Outcome => ({
  reference,
  status: 'estornado',
  refusal: null,
  step: {},
  kept: null,
})

/** The card that Stripe keeps with this payment, with or without a challenge. */
function keptBy({ status, setup_future_usage: later, customer, payment_method: method }: Stripe.PaymentIntent) {
  const [owner, card] = [idOf(customer), idOf(method)]
  return status === 'succeeded' && later && owner && card ? `${owner}${KEPT}${card}` : null
}

export const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
