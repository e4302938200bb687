import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/**
 * The violations of a schema, as `/eventos/0/id must be integer`; empty when the value conforms. For samples in tests,
 * and for answers of foreign backends.
 */
export const schemaViolations = (schema: TSchema, value: unknown): string[] =>
  Value.Check(schema, value)
    ? []
    : Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
