import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import Value from 'typebox/value'

/** A problem with a field of one file, before its line is known. */
export interface FieldProblem {
  path: readonly string[]
  message: string
}

type SchemaError = ReturnType<typeof Value.Errors>[number]

/** Errors per file; further ones would only repeat the same mistake. */
const MAX_ERRORS = 200

/** All violations of a file's schema, in words. */
export const schemaProblems = (schema: TSchema, data: unknown): FieldProblem[] =>
  allErrors(schema, data).flatMap((error) => {
    const path = error.instancePath.split('/').slice(1).map(unescape)
    // An unknown field is reported twice, by itself and by its object; only the latter has its name.
    if (error.keyword === 'boolean') return []
    if (error.keyword === 'additionalProperties')
      return error.params.additionalProperties.map((name) => ({
        path: [...path, name],
        message: 'is not a field of this file',
      }))
    if (error.keyword === 'required')
      return error.params.requiredProperties.map((name) => ({ path: [...path, name], message: 'is missing' }))
    return [{ path, message: wording(error) }]
  })

/** TypeBox stops at eight errors by a process-wide setting, which the validation of requests needs. */
const allErrors = (schema: TSchema, data: unknown): SchemaError[] => {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: MAX_ERRORS })
  try {
    return Value.Errors(schema, data)
  } finally {
    Settings.Set({ maxErrors })
  }
}

const wording = (error: SchemaError): string => {
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.map(String).join(', ')}`
  if (error.keyword === 'type') return `must be ${[error.params.type].flat().map(typeName).join(' or ')}`
  if (error.keyword === 'minLength' && error.params.limit === 1) return 'must not be empty'
  if (error.keyword === 'pattern') return `does not have the right form (${String(error.params.pattern)})`
  return error.message
}

/** Unquoted, YAML reads a postal code as a number, so the name of the type mentions quotes. */
const TYPE_NAMES: Record<string, string> = {
  string: 'a text, in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
}
const typeName = (type: string): string => TYPE_NAMES[type] ?? type

/** JSON pointers escape `~` and `/` in a name as `~0` and `~1`. */
const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')
