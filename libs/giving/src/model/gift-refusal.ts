import type { ApiError } from '@atrio/api-client'

/** Reason of a refused gift. */
export type GiftRefusalKind =
  'reasonGone' | 'amount' | 'methodUnavailable' | 'walletMaximum' | 'totalChanged' | 'dataMissing' | 'recurrence'

const METHOD = 'pagamento.metodoPagamento'
const OF_A_REASON = /^motivos(?:\.\d+\.(valor|idMotivo))?$/

/** The part of a refusal that concerns the gift; undefined when checkout shows it. */
export function giftRefusal({ fields }: Pick<ApiError, 'fields'>): GiftRefusalKind | undefined {
  const names = Object.keys(fields)
  if (names.some((name) => OF_A_REASON.exec(name)?.[1] === 'idMotivo')) return 'reasonGone'
  if (names.some((name) => OF_A_REASON.test(name))) return 'amount'
  if ('recorrenciaDias' in fields) return 'recurrence'
  if (METHOD in fields) return fields[METHOD] === 'wallet_maximum' ? 'walletMaximum' : 'methodUnavailable'
  if ('valorTotal' in fields) return 'totalChanged'
  return fields['comprador.cpf'] === 'required' || 'comprador.pais' in fields ? 'dataMissing' : undefined
}
