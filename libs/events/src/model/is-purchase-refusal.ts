import type { ApiError } from '@atrio/api-client'

const ANSWER = /^ingressos\.(\d+)\./

/** The ticket (from 1) whose holder's answers were not taken; undefined where the refusal is about none. */
export function refusedTicket({ fields }: Pick<ApiError, 'fields'>): number | undefined {
  const place = Object.keys(fields)
    .map((field) => ANSWER.exec(field)?.[1])
    .find((index) => index !== undefined)
  return place === undefined ? undefined : Number(place) + 1
}

/** Whether a refusal is the catalogue's, or about what the ticket holders told; others are not an event's to tell. */
export const isPurchaseRefusal = (error: Pick<ApiError, 'code' | 'fields'>): boolean =>
  error.code.startsWith('EVT_REG_') || refusedTicket(error) !== undefined
