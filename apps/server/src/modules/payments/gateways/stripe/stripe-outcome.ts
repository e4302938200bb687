import type { PaymentStatusCode } from '@atrio/contract'
import type Stripe from 'stripe'
import type { GatewayEvent } from '../gateway.ts'
import { reasonOf } from './stripe-refusals.ts'

type Found = GatewayEvent['outcome']

const STATUS: Record<Stripe.PaymentIntent.Status, PaymentStatusCode> = {
  succeeded: 'aprovado',
  processing: 'em_analise',
  requires_capture: 'em_analise',
  requires_confirmation: 'em_analise',
  // The bank wants something that is not a page: deposits that the payer confirms by mail.
  requires_action: 'em_analise',
  requires_payment_method: 'nao_aprovado',
  canceled: 'cancelado',
}

/** The bank's page, where there is one to show. */
export const challengeAddress = ({ next_action: action }: Pick<Stripe.PaymentIntent, 'next_action'>): string | null =>
  action?.redirect_to_url?.url ?? null

/** @param challengeUrl our own page, which frames the bank's */
export function outcomeOf(intent: Stripe.PaymentIntent, challengeUrl: string): Found {
  const { id: reference, status, last_payment_error: error, latest_charge: charge } = intent
  if (typeof charge === 'object' && charge?.refunded) return refundedOutcome(reference)
  if (status === 'requires_action' && challengeAddress(intent) !== null) {
    return { reference, status: 'em_aberto', refusal: null, step: { desafio: { id: reference, url: challengeUrl } } }
  }
  const refusal = status === 'requires_payment_method' ? reasonOf(error?.code, error?.decline_code) : null
  return { reference, status: STATUS[status] ?? 'em_analise', refusal, step: {} }
}

export const refundedOutcome = (reference: string): Found => ({
  ...{ reference, status: 'estornado', refusal: null, step: {} },
})
