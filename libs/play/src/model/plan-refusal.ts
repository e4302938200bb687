import type { ApiError } from '@atrio/api-client'

/** What somebody is told of a refused subscription. */
export type PlanRefusalKind =
  'signIn' | 'planGone' | 'methodUnavailable' | 'walletMaximum' | 'totalChanged' | 'dataMissing'

const METHOD = 'pagamento.metodoPagamento'

/** The refusal of an order that nobody has signed in for. */
export const SIGN_IN = { person: 'required' }

/** What a refusal says of the subscription itself; undefined where it is checkout's to tell. */
export function planRefusal({ fields }: Pick<ApiError, 'fields'>): PlanRefusalKind | undefined {
  if ('person' in fields) return 'signIn'
  if ('idPlano' in fields) return 'planGone'
  if (METHOD in fields) return fields[METHOD] === 'wallet_maximum' ? 'walletMaximum' : 'methodUnavailable'
  if ('valorTotal' in fields) return 'totalChanged'
  return fields['comprador.cpf'] === 'required' || 'comprador.pais' in fields ? 'dataMissing' : undefined
}
