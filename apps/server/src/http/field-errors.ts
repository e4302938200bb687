import type { Problem } from '@atrio/contract'
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type Type from 'typebox'
import { ProblemError } from './problem.ts'

/** A schema's faults as the `errors` of a problem. */
export const fieldErrors = (faults: readonly FastifySchemaValidationError[] | null | undefined): Problem['errors'] =>
  faults?.slice(0, 50).map(({ instancePath, keyword, message = '', params }) => {
    const missing = keyword === 'required' ? String(params.missingProperty) : undefined
    const path = instancePath.split('/').filter(Boolean)
    return { field: [...path, ...(missing ? [missing] : [])].join('.'), code: keyword, message }
  })

/**
 * Validates what a handler has parsed itself (a form, a body with one of several schemas) as a route's schema would: by
 * `requestValidation`, length before pattern, at most one fault per field.
 * @throws ProblemError validation
 */
export function validated<T extends Type.TSchema>(request: FastifyRequest, schema: T, value: unknown): Type.Static<T> {
  const check = request.compileValidationSchema(schema as unknown as Record<string, unknown>, 'body')
  if (check(value) !== true) throw new ProblemError('validation', fieldErrors(check.errors))
  return value as Type.Static<T>
}
