import type { Problem } from '@atrio/contract'
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type Type from 'typebox'
import { ProblemError } from './problem.ts'

/** What a schema found wrong, as the fields of a problem. */
export const fieldErrors = (faults: readonly FastifySchemaValidationError[] | null | undefined): Problem['errors'] =>
  faults?.slice(0, 50).map(({ instancePath, keyword, message = '', params }) => {
    const missing = keyword === 'required' ? String(params.missingProperty) : undefined
    const path = instancePath.split('/').filter(Boolean)
    return { field: [...path, ...(missing ? [missing] : [])].join('.'), code: keyword, message }
  })

/**
 * Checks what a handler has read itself (a form, a body with one of several schemas) as the schema of a route would: by
 * `requestValidation`, length before pattern, at most one fault for each field.
 * @throws ProblemError validation
 */
export function validated<T extends Type.TSchema>(request: FastifyRequest, schema: T, value: unknown): Type.Static<T> {
  const check = request.compileValidationSchema(schema as unknown as Record<string, unknown>, 'body')
  if (check(value) !== true) throw new ProblemError('validation', fieldErrors(check.errors))
  return value as Type.Static<T>
}
