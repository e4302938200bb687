import { Value } from 'typebox/value'

/** The subset of JSON schema in the server's OpenAPI document. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minItems?: number
  minimum?: number
  maxLength?: number
}
type Parameter = { in: string; name: string; required?: boolean; schema: Schema }
/** Headers, which many calls share, are described in one place. */
type Shared = { $ref: string }
type Described = {
  parameters?: (Parameter | Shared)[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type OpenApiDocument = { paths: Record<string, Record<string, Described>> }

export type Operation = {
  /** `POST /api/v1/pagamento/`. */
  name: string
  method: string
  path: string
  parameters: Parameter[]
  /** Schema of its JSON body, if it has one. */
  body: Schema | undefined
}

/** Whether a path of the document is of this server, not of the payment host. */
export const isOfApi = (path: string): boolean => !path.startsWith('/general/')

export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths)
    .filter(([path]) => isOfApi(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter((one): one is Parameter => 'schema' in one),
        body: requestBody?.content?.['application/json']?.schema,
      })),
    )

/** One of these matches each pattern and format of the contract, as a test checks. */
const TEXTS = [
  'a',
  'A',
  '/a',
  '1',
  'BR',
  'a@b.test',
  '2026-01-01',
  '2026-01-01T12:00:00Z',
  '01310-100',
  '529.982.247-25',
  '+5511988887777',
  'Figo-e-mel#8',
  'https://a.test/',
  '11111111-1111-4111-8111-111111111111',
  'A'.repeat(26),
  'a'.repeat(22),
  'a'.repeat(43),
  'a'.repeat(87),
  `arq_${'a'.repeat(32)}`,
  'abcdefghijklmnopqrstuvwxyz012345',
]
const FORMATS: Record<string, string> = { email: 'a@b.test', date: '2026-01-01', 'date-time': '2026-01-01T12:00:00Z' }

/** A minimal valid value of a schema: every field set, one item per list. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {})
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]))
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return (schema.format && FORMATS[schema.format]) ?? TEXTS.find((text) => Value.Check(schema, text)) ?? 'a'
  }
}

/** A text field of a sample, with its maximal length. */
export type TextField = { path: (string | number)[]; maxLength: number | undefined }

export function textFields(schema: Schema, path: (string | number)[] = []): TextField[] {
  const chosen = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  if (chosen.type === 'object')
    return Object.entries(chosen.properties ?? {}).flatMap(([name, part]) => textFields(part, [...path, name]))
  if (chosen.type === 'array') return textFields(chosen.items ?? {}, [...path, 0])
  return chosen.type === 'string' && !chosen.enum ? [{ path, maxLength: chosen.maxLength }] : []
}

/** A copy of a value with the value at a path replaced. */
export function withValue(value: unknown, [first, ...rest]: (string | number)[], put: unknown): unknown {
  if (first === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[first] = withValue(copy[first], rest, put)
  return copy
}
