import type { ApiError } from '@atrio/api-client'

/** Reason of a refused subscription. */
export type PlanRefusalKind =
  'signIn' | 'planGone' | 'methodUnavailable' | 'walletMaximum' | 'totalChanged' | 'dataMissing'

const METHOD = 'pagamento.metodoPagamento'

/** The refusal of an order without a session. */
export const SIGN_IN = { person: 'required' }

/** The part of a refusal that concerns the subscription; undefined when checkout shows it. */
export function planRefusal({ fields }: Pick<ApiError, 'fields'>): PlanRefusalKind | undefined {
  if ('person' in fields) return 'signIn'
  if ('idPlano' in fields) return 'planGone'
  if (METHOD in fields) return fields[METHOD] === 'wallet_maximum' ? 'walletMaximum' : 'methodUnavailable'
  if ('valorTotal' in fields) return 'totalChanged'
  return fields['comprador.cpf'] === 'required' || 'comprador.pais' in fields ? 'dataMissing' : undefined
}
