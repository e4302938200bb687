import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/**
 * Where a value departs from a schema, as `/eventos/0/id must be integer`; empty where it conforms. Tells what is
 * wrong with a sample, or with the answer of a foreign backend.
 */
export const breaches = (schema: TSchema, value: unknown): string[] =>
  Value.Check(schema, value)
    ? []
    : Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
