import type { ApiError } from '@atrio/api-client'

const ANSWER = /^tickets\.(\d+)\./

/** Number, from 1, of the ticket whose answers were refused; undefined when the refusal concerns none. */
export function refusedTicket({ fields }: Pick<ApiError, 'fields'>): number | undefined {
  const place = Object.keys(fields)
    .map((field) => ANSWER.exec(field)?.[1])
    .find((index) => index !== undefined)
  return place === undefined ? undefined : Number(place) + 1
}

/** Whether a refusal is in the catalogue, or concerns a holder's answers; checkout shows all others. */
export const isPurchaseRefusal = (error: Pick<ApiError, 'code' | 'fields'>): boolean =>
  error.code.startsWith('EVT_REG_') || refusedTicket(error) !== undefined
