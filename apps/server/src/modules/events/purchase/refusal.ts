import { type Problem, type PurchaseRefusalCode, purchaseRefusals } from '@atrio/contract'
import { ProblemError } from '../../../http/problem.ts'

type Fault = NonNullable<Problem['errors']>[number]

/** A refused purchase, with the code by which clients choose their text (document 1 section 8). */
export const refused = (why: keyof typeof purchaseRefusals, errors?: Fault[]): ProblemError =>
  new ProblemError(purchaseRefusals[why], errors)

/** The refusal that a sandbox sentinel requests: any code of the catalogue's form, known or not. */
export const refusedAs = (code: string): ProblemError => new ProblemError(code as PurchaseRefusalCode)

/** Faults in the request, not in what is on sale. */
export const invalid = (errors: Fault[]): ProblemError => new ProblemError('validation', errors)

/** How many of a kind this person could still buy: `left_3`. */
export const left = (ticketKind: number, remaining: number, why: string): Fault => ({
  field: `ingressos.${ticketKind}`,
  code: `left_${remaining}`,
  message: why,
})
