import type { ApiError } from '@atrio/api-client'
import { refusedTicket } from './is-purchase-refusal.ts'

/** Reason of a refused purchase, and the action offered (document 1 section 8). */
export type RefusalKind =
  | 'soldOut'
  | 'eventOver'
  | 'fieldsAdded'
  | 'fieldsChanged'
  | 'methodUnavailable'
  | 'cashUnavailable'
  | 'boletoUnavailable'
  | 'totalChanged'
  | 'installmentsNotForMethod'
  | 'installmentsNotForAmount'
  | 'installmentsNotForEvent'
  | 'ticketNotYetSold'
  | 'ticketNoLongerSold'
  | 'ticketRemoved'
  | 'quantityUnavailable'
  | 'rulesUpdated'
  | 'dataMissing'
  /** Not in the catalogue: the server refused an answer. */
  | 'answers'
  | 'unknown'

export type RefusalAction =
  /** Go to the list of events. */
  | 'otherEvents'
  /** Restart at the choice of tickets; the holders' data is kept. */
  | 'chooseTickets'
  /** Return to the payment methods. */
  | 'chooseMethod'
  /** Show the tickets and their current total. */
  | 'reviewTickets'
  /** Show the current instalments. */
  | 'reviewInstallments'
  | 'restart'
  /** Pay in one charge. */
  | 'payAtOnce'
  /** Reduce the order to what is left, and continue. */
  | 'updateQuantity'
  | 'updateData'
  /** Complete the buyer's data in checkout's form. */
  | 'completeData'
  | 'fixAnswers'

const CATALOGUE: Readonly<Record<string, readonly [RefusalKind, RefusalAction]>> = {
  EVT_REG_001: ['soldOut', 'otherEvents'],
  EVT_REG_002: ['eventOver', 'otherEvents'],
  EVT_REG_003: ['fieldsAdded', 'chooseTickets'],
  EVT_REG_004: ['fieldsChanged', 'chooseTickets'],
  EVT_REG_010: ['methodUnavailable', 'chooseMethod'],
  EVT_REG_012: ['cashUnavailable', 'chooseMethod'],
  EVT_REG_013: ['boletoUnavailable', 'chooseMethod'],
  EVT_REG_014: ['totalChanged', 'reviewTickets'],
  EVT_REG_015: ['installmentsNotForMethod', 'restart'],
  EVT_REG_016: ['installmentsNotForAmount', 'reviewInstallments'],
  EVT_REG_017: ['installmentsNotForEvent', 'payAtOnce'],
  EVT_REG_019: ['ticketNotYetSold', 'chooseTickets'],
  EVT_REG_020: ['ticketNoLongerSold', 'chooseTickets'],
  EVT_REG_021: ['quantityUnavailable', 'updateQuantity'],
  EVT_REG_023: ['rulesUpdated', 'reviewTickets'],
  EVT_REG_024: ['ticketRemoved', 'chooseTickets'],
  EVT_REG_026: ['dataMissing', 'updateData'],
}

export function purchaseRefusal(error: Pick<ApiError, 'code' | 'fields'>): {
  kind: RefusalKind
  action: RefusalAction
} {
  if (Object.hasOwn(CATALOGUE, error.code)) {
    const [kind, action] = CATALOGUE[error.code]!
    return { kind, action }
  }
  if (refusedTicket(error) !== undefined) return { kind: 'answers', action: 'fixAnswers' }
  return { kind: 'unknown', action: 'restart' }
}

/** How many tickets of each kind the server says are left (`tickets.<kind>`: `left_<count>`). */
export function remainingByKind({ fields }: Pick<ApiError, 'fields'>): ReadonlyMap<number, number> {
  const entries = Object.entries(fields).flatMap(([field, code]): [number, number][] => {
    const [, kind] = /^tickets\.(\d+)$/.exec(field) ?? []
    const [, left] = /^left_(\d+)$/.exec(code) ?? []
    return kind && left ? [[Number(kind), Number(left)]] : []
  })
  return new Map(entries)
}
