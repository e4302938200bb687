import { type Operation, sampleOf, textFields, withValue } from './openapi-operations.ts'

export type HostileRequest = {
  /** Names the attack, such as `query of 7000 "a "`. */
  attack: string
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

/** Valid values of path and query parameters by name, so that a request passes their validation. */
export type KnownIds = Record<string, string>

/** Repeated characters are the near-miss of most patterns; lists of pieces are what parsers loop over. */
const UNITS = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '<',
  '[',
  '\\',
  '"',
  '@',
  '\n',
  'a ',
  'a.',
  'a@',
  '<a ',
  '&#',
  'é',
  '😀',
  'e\u0301',
]
const HUGE = 100_000
/** Fits into the body limit of every route, and into Node's header limit. */
const FITTING = 14_000
const HEAD = 7_000
const DEPTH = 3_500

const repeated = (unit: string, length: number, end = '') => unit.repeat(Math.floor(length / unit.length)) + end
const shown = (unit: string) => JSON.stringify(unit)

/** All hostile requests of one operation: path, query, headers and body, one at a time with the rest valid. */
export function* hostileRequests(operation: Operation, ids: KnownIds): Generator<HostileRequest> {
  const { method } = operation
  const writes = method === 'POST' || method === 'PUT'
  const json = { 'content-type': 'application/json', 'idempotency-key': '11111111-1111-4111-8111-111111111111' }
  const url = urlOf(operation, ids)
  const valid = writes ? { headers: json, body: JSON.stringify(sampleOf(operation.body ?? {})) } : { headers: {} }
  for (const { attack, url } of hostileUrls(operation, ids)) yield { attack, method, url, ...valid }
  for (const [name, value, attack] of hostileHeaders())
    yield { attack: `header ${name}: ${attack}`, method, url, ...valid, headers: { ...valid.headers, [name]: value } }
  if (!writes) return
  for (const [attack, body] of hostileJson(operation)) yield { attack, method, url, headers: json, body }
  for (const [attack, type, body] of hostileForms())
    yield { attack, method, url, headers: { ...json, 'content-type': type }, body }
}

const urlOf = ({ path, parameters }: Operation, ids: KnownIds, over: Record<string, string> = {}) => {
  const valueOf = ({ name, schema }: Operation['parameters'][number]) =>
    over[name] ?? ids[name] ?? String(sampleOf(schema))
  let filled = path
  for (const parameter of parameters.filter((one) => one.in === 'path'))
    filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter)))
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.name in over || one.name in ids))
    .map((one) => [one.name, valueOf(one)])
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

function* hostileUrls(operation: Operation, ids: KnownIds) {
  for (const { name, schema, in: place } of operation.parameters) {
    for (const unit of UNITS) {
      const length = Math.min(schema.maxLength ?? HEAD, HEAD) / encodeURIComponent(unit).length
      const over = { [name]: repeated(unit, Math.max(1, length), '~') }
      yield { attack: `${place} ${name} of ${shown(unit)}`, url: urlOf(operation, ids, over) }
    }
  }
  const url = urlOf(operation, ids)
  const more = url.includes('?') ? '&' : '?'
  yield { attack: 'a parameter a thousand times', url: `${url}${more}${'igreja=1&'.repeat(800)}` }
  yield {
    attack: 'a thousand parameters',
    url: `${url}${more}${Array.from({ length: 900 }, (_, i) => `p${i}=`).join('&')}`,
  }
}

function* hostileHeaders(): Generator<[name: string, value: string, attack: string]> {
  const lists: [string, string][] = [
    ['accept-language', 'aa-bb;q=0.1,'],
    ['accept-encoding', 'gzip;q=0.1,'],
    ['accept', 'text/html;q=0.1,'],
    ['cookie', 'a=b; '],
    ['if-none-match', '"a", '],
    ['range', '0-1,'],
    ['x-forwarded-proto', 'https,'],
    ['origin', 'https://a.'],
    ['authorization', 'Bearer '],
    ['idempotency-key', '1-'],
    ['content-type', 'application/json; a=b; '],
  ]
  for (const [name, piece] of lists) {
    yield [name, `${name === 'range' ? 'bytes=' : ''}${repeated(piece, HEAD)}`, `a long list of ${shown(piece)}`]
    yield [name, repeated(' ', HEAD, 'x'), 'spaces']
    yield [name, repeated('a.', HEAD), 'dots']
  }
}

function* hostileJson({ body: schema = {} }: Operation): Generator<[attack: string, body: string]> {
  const sample = sampleOf(schema)
  const fields = textFields(schema)
  const [first] = fields
  for (const unit of UNITS) {
    for (const { path, maxLength = 2_000 } of fields) {
      const place = path.join('.')
      for (const end of ['', '~']) {
        const text = repeated(unit, Math.min(maxLength - end.length, FITTING - 2_000), end)
        yield [`${place} of ${shown(unit)} up to its length`, JSON.stringify(withValue(sample, path, text))]
      }
    }
    const all = fields.reduce(
      (value, { path }) => withValue(value, path, repeated(unit, FITTING / 2 / fields.length)),
      sample,
    )
    yield [`all fields of ${shown(unit)}`, JSON.stringify(all)]
    yield [`100 kB of ${shown(unit)}`, JSON.stringify(withValue(sample, first?.path ?? ['a'], repeated(unit, HUGE)))]
  }
  const many = Array.from({ length: 1_000 }, (_, i) => [`f${i}`, i])
  yield ['a thousand fields', JSON.stringify(Object.fromEntries(many))]
  yield ['the same field a thousand times', `{${repeated('"a":1,', FITTING)}"a":1}`]
  yield ['arrays in arrays', '['.repeat(DEPTH) + ']'.repeat(DEPTH)]
  yield ['objects in objects', '{"a":'.repeat(DEPTH / 2) + '1' + '}'.repeat(DEPTH / 2)]
  yield ['100 kB of arrays in arrays', '['.repeat(HUGE / 2) + ']'.repeat(HUGE / 2)]
  yield ['a long list', `[${repeated('1,', FITTING)}1]`]
  yield ['a long number', repeated('9', FITTING)]
  yield ['a number with a long exponent', `1e${repeated('9', FITTING)}`]
  yield ['escapes', `"${repeated('\\u0041', FITTING)}"`]
  yield ['no end', repeated('[{"a":', FITTING)]
  yield ['spaces', repeated(' ', FITTING)]
  yield ['keys of the prototype', `{"__proto__":${repeated('{"__proto__":', 6_000)}1${'}'.repeat(461)}}`]
  for (const list of listFields(schema)) {
    const items = Array.from({ length: 1_500 }, () => sampleOf(list.items))
    const text = JSON.stringify(withValue(sample, list.path, items))
    yield [`1500 items in ${list.path.join('.')}`, text]
    const some = items.slice(0, Math.max(1, Math.floor(1_500 * Math.min(1, FITTING / text.length))))
    yield [`as many items as fit in ${list.path.join('.')}`, JSON.stringify(withValue(sample, list.path, some))]
  }
}

type List = { path: (string | number)[]; items: Parameters<typeof sampleOf>[0] }

function listFields(schema: Parameters<typeof sampleOf>[0], path: (string | number)[] = []): List[] {
  const chosen = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  if (chosen.type === 'array')
    return [{ path, items: chosen.items ?? {} }, ...listFields(chosen.items ?? {}, [...path, 0])]
  return Object.entries(chosen.properties ?? {}).flatMap(([name, part]) => listFields(part, [...path, name]))
}

function* hostileForms(): Generator<[attack: string, type: string, body: string]> {
  const form = (boundary: string) => `multipart/form-data; boundary=${boundary}`
  const part = (head: string, body: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  yield ['a form without a boundary', 'multipart/form-data', repeated('a', FITTING)]
  yield ['a form of many parts', form('b'), repeated(part('name="a"', ''), FITTING) + '--b--\r\n']
  yield ['a form of many parts, 100 kB', form('b'), repeated(part('name="a"', ''), HUGE) + '--b--\r\n']
  yield ['a part with a long head', form('b'), part(`name="${repeated('a', FITTING)}"`, '')]
  yield ['a part with many parameters', form('b'), part(repeated('a="\\"";', FITTING), '')]
  yield ['a form that looks like its end, again and again', form('b'), repeated('\r\n--', HUGE)]
  yield ['a form without an end', form('b'), part('name="descricao"', repeated('\r\n', HUGE))]
  yield ['a long boundary', form(repeated('-', HEAD)), repeated('-', FITTING)]
  yield ['a file of nothing', form('b'), part('name="arquivo"; filename="a.png"', repeated('\0', HUGE)) + '--b--\r\n']
  yield ['fields of a query', 'application/x-www-form-urlencoded', repeated('a=1&', FITTING)]
  yield ['text', 'text/plain', repeated('a', FITTING)]
}
