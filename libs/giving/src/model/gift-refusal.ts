import type { ApiError } from '@atrio/api-client'

/** Reason of a refused gift. */
export type GiftRefusalKind =
  'reasonGone' | 'amount' | 'methodUnavailable' | 'walletMaximum' | 'totalChanged' | 'dataMissing' | 'recurrence'

const OF_A_GIFT = /^gifts(?:\.\d+\.(amount|reasonId))?$/

/** The part of a refusal that concerns the gift; undefined when checkout shows it. */
export function giftRefusal({ fields }: Pick<ApiError, 'fields'>): GiftRefusalKind | undefined {
  const names = Object.keys(fields)
  if (names.some((name) => OF_A_GIFT.exec(name)?.[1] === 'reasonId')) return 'reasonGone'
  if (names.some((name) => OF_A_GIFT.test(name))) return 'amount'
  if ('everyDays' in fields) return 'recurrence'
  if ('method' in fields) return fields['method'] === 'wallet_maximum' ? 'walletMaximum' : 'methodUnavailable'
  if ('total' in fields) return 'totalChanged'
  return fields['cpf'] === 'required' || 'country' in fields ? 'dataMissing' : undefined
}
