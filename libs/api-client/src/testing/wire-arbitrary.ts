import fc from 'fast-check'

/** The part of JSON Schema that the contract uses. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

const mayBeNothing = (schema: Schema) => schema.anyOf?.some(({ type }) => type === 'null') ?? false

function stringOf({ pattern, format }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  return fc.string({ unit: 'grapheme' })
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties)
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, wireArbitrary(field)])), {
    requiredKeys: fields.flatMap(([name, field]) => (required.includes(name) && !mayBeNothing(field) ? [name] : [])),
  })
}

/**
 * Values of a contract's schema as backends send them: every optional or nullable field is present, null, or left out.
 */
export function wireArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(wireArbitrary))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const { minimum: min, maximum: max } = schema
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(wireArbitrary(schema.items ?? {}), { maxLength: 4 })
    case 'string':
      return stringOf(schema)
    case 'integer':
      return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`the contract uses a schema that is not known here: ${JSON.stringify(schema)}`)
  }
}
