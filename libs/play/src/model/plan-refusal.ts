import type { ApiError } from '@atrio/api-client'

/** Reason of a refused subscription. */
export type PlanRefusalKind =
  'signIn' | 'planGone' | 'methodUnavailable' | 'walletMaximum' | 'totalChanged' | 'dataMissing'

/** The refusal of an order without a session. */
export const SIGN_IN = { person: 'required' }

/** The part of a refusal that concerns the subscription; undefined when checkout shows it. */
export function planRefusal({ fields }: Pick<ApiError, 'fields'>): PlanRefusalKind | undefined {
  if ('person' in fields) return 'signIn'
  if ('plan' in fields) return 'planGone'
  if ('method' in fields) return fields['method'] === 'wallet_maximum' ? 'walletMaximum' : 'methodUnavailable'
  if ('total' in fields) return 'totalChanged'
  return fields['cpf'] === 'required' || 'country' in fields ? 'dataMissing' : undefined
}
