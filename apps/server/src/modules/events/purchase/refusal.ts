import { type Problem, type PurchaseRefusalCode, purchaseRefusals } from '@atrio/contract'
import { ProblemError } from '../../../http/problem.ts'

type Fault = NonNullable<Problem['errors']>[number]

/** A purchase that can't be made, with the code that clients choose their words by (document 1 section 8). */
export const refused = (why: keyof typeof purchaseRefusals, errors?: Fault[]): ProblemError =>
  new ProblemError(purchaseRefusals[why], errors)

/** What the sandbox's sentinel asks for: any code of the catalogue's form, known or not. */
export const refusedAs = (code: string): ProblemError => new ProblemError(code as PurchaseRefusalCode)

/** Faults in what was sent, not in what is on sale. */
export const invalid = (errors: Fault[]): ProblemError => new ProblemError('validation', errors)

/** How many of a kind this person could still have: `left_3`. */
export const left = (ticketKind: number, remaining: number, why: string): Fault => ({
  field: `ingressos.${ticketKind}`,
  code: `left_${remaining}`,
  message: why,
})
