import type { ApiError } from '@atrio/api-client'
import { refusedTicket } from './is-purchase-refusal.ts'

/** What somebody is told of a refused purchase, and what they can do (document 1 section 8). */
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
  /** Not of the catalogue: an answer that the server did not take. */
  | 'answers'
  | 'unknown'

export type RefusalAction =
  /** See other events. */
  | 'otherEvents'
  /** Begin anew at the choice of tickets, where all that was told is still there. */
  | 'chooseTickets'
  /** Back to the methods of payment. */
  | 'chooseMethod'
  /** See the tickets and their sum as they are now. */
  | 'reviewTickets'
  /** See the instalments as they are now. */
  | 'reviewInstallments'
  | 'restart'
  /** Pay in one charge. */
  | 'payAtOnce'
  /** As many as there are, and on with it. */
  | 'updateQuantity'
  | 'updateData'
  /** What is missing stands in checkout's form. */
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

/** How many of each kind the server says can still be had (`ingressos.<kind>`: `left_<count>`). */
export function leftOfKinds({ fields }: Pick<ApiError, 'fields'>): ReadonlyMap<number, number> {
  const entries = Object.entries(fields).flatMap(([field, code]): [number, number][] => {
    const [, kind] = /^ingressos\.(\d+)$/.exec(field) ?? []
    const [, left] = /^left_(\d+)$/.exec(code) ?? []
    return kind && left ? [[Number(kind), Number(left)]] : []
  })
  return new Map(entries)
}
