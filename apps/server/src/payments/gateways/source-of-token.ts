import { ProblemError } from '../../http/problem.ts'
import type { Payments } from '../payment-platform.ts'
import type { Source } from '../payments.tables.ts'
import { type Gateway, GatewayRefusal } from './gateway.ts'

/**
 * The card or account behind a token that the provider itself gave to the browser. Only what the provider says is a
 * refusal: without its answer nothing is known about the card, nothing was charged, and the same call may be repeated.
 * @returns undefined for a token that the provider does not know
 * @throws ProblemError unavailable (503) without an answer, which is reported
 */
export async function sourceOfToken(
  payments: Pick<Payments, 'report'>,
  gateway: Gateway & Required<Pick<Gateway, 'sourceOf'>>,
  token: string,
): Promise<Source | undefined> {
  try {
    return await gateway.sourceOf(token)
  } catch (error) {
    if (error instanceof GatewayRefusal) return undefined
    payments.report(new Error(`the gateway ${gateway.name} gave no answer about a card or account`, { cause: error }))
    throw new ProblemError('unavailable')
  }
}

/** Whether this provider's tokens are its own, made in the browser. */
export const makesTokens = (gateway: Gateway): gateway is Gateway & Required<Pick<Gateway, 'sourceOf'>> =>
  gateway.sourceOf !== undefined
