import { CartaoTokenWire, ContaBancariaTokenWire, prayerLimits, TokenWire } from '@atrio/contract'
import { REPEAT_MS } from '../../http/call-key.ts'
import { summaries } from './summaries.ts'

type Parameter = { in: string; name: string; required?: boolean; schema?: object }
type Answer = { description?: string; headers?: object; content?: object }
type Operation = {
  summary?: string
  operationId?: string
  tags?: string[]
  security?: object[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: object
  responses?: Record<string, Answer>
  'x-access'?: { access?: string }
}
export type Described = {
  components?: Record<string, object>
  paths: Record<string, Record<string, Operation>>
  servers?: object[]
  tags?: object[]
}

const API = '/api/v1'
const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** Writes that are made once for each key. */
const KEYED = new Set([
  'POST /usuario/{user}/evento/{event}/inscricao/',
  'POST /pagamento/',
  'POST /usuario-plano-assinatura/',
  'POST /nota-sermao/',
  'POST /igreja/{slug}/solicitacao-celula/admissao',
  'POST /igreja/{slug}/celula/{id}/reuniao-registro/',
  'POST /oracao/',
  'POST /oracao/mensagem/',
])
/** Calls whose mails or files are in the caller's language. */
const WORDED = new Set([
  'POST /usuario/{user}/evento/{event}/inscricao/',
  'POST /pagamento/',
  'POST /usuario-plano-assinatura/',
  'GET /usuario/{user}/evento/{event}/inscricao/pdf',
  'GET /usuario/{user}/evento/{event}/inscricao/{ticket}/pdf',
])

const file = (description: string) => ({ type: 'string', contentMediaType: 'application/octet-stream', description })
const form = (required: string[], properties: object) => ({
  required: true,
  content: { 'multipart/form-data': { schema: { type: 'object', required, properties } } },
})
const flag = { type: 'string', enum: ['true', 'false'] }
/** Bodies that the routes read as forms. */
const FORMS: Record<string, object> = {
  'POST /usuario/{id}/{type}/imagem': form(['image'], { image: file('a JPEG, PNG or WebP picture') }),
  'POST /igreja/{slug}/evento/{id}/arquivo/': form(['arquivo'], { arquivo: file('a PDF or a picture') }),
  'POST /oracao/': form(['mensagem'], {
    mensagem: { type: 'string', maxLength: prayerLimits.textLength },
    nome: { type: 'string', maxLength: prayerLimits.nameLength },
    idIgreja: { type: 'string' },
    idUsuario: { type: 'string' },
    idOracaoMotivo: { type: 'string' },
    flagPublicarMural: flag,
    flagReceberLigacao: flag,
    flagReceberVisita: flag,
    image: file('a JPEG, PNG or WebP picture'),
  }),
}

const BEARER = { bearer: [] }
const securityOf = (access: string | undefined): object[] =>
  access === 'signed-in' ? [BEARER] : access === 'visitor' || access === 'on-demand' ? [{}, BEARER] : []

/** `getIgrejaBySlugEvento`. */
const idOf = (method: string, path: string) =>
  method.toLowerCase() +
  path
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const json = (schema: object) => ({ 'application/json': { schema } })
const refusal: Answer = { content: json({ $ref: '#/components/schemas/Problem' }) }

/** Every answer names its request; every call may be refused. */
const answered = (responses: Operation['responses'] = {}) =>
  Object.fromEntries(
    Object.entries({ '4XX': refusal, '5XX': refusal, ...responses }).map(([status, answer]) => [
      status,
      {
        ...answer,
        description: /^2/.test(status) ? 'The answer' : 'A refusal: what was wrong, or when to come back',
        headers: {
          'X-Request-Id': header('RequestId'),
          ...(!/^2/.test(status) && { 'Retry-After': header('RetryAfter') }),
        },
      },
    ]),
  )

function completed(method: string, path: string, operation: Operation): Operation {
  const name = `${method.toUpperCase()} ${path.replace(API, '')}`
  const parameters = [
    ...(operation.parameters ?? []),
    ...(KEYED.has(name) ? [parameter('IdempotencyKey')] : []),
    ...(WORDED.has(name) ? [parameter('AcceptLanguage')] : []),
  ]
  const summary = summaries[name]
  return {
    ...operation,
    ...(summary && { summary }),
    operationId: idOf(method, path),
    security: securityOf(operation['x-access']?.access),
    ...(parameters.length > 0 && { parameters }),
    ...(FORMS[name] && { requestBody: FORMS[name] }),
    responses: answered(operation.responses),
  }
}

/** Cards become tokens at another host, which gets no bearer. */
const cardToken = (paymentHost: string) => ({
  post: {
    servers: [
      {
        url: 'https://{paymentHost}',
        description: 'The payment host',
        variables: { paymentHost: { default: paymentHost, description: 'Another origin than the API' } },
      },
    ],
    summary: 'Turn a card or bank account into a token',
    operationId: 'postCardToken',
    tags: ['payments'],
    security: [],
    parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: json({ oneOf: [CartaoTokenWire, ContaBancariaTokenWire] }) },
    responses: answered({ 200: { content: json(TokenWire) } }),
  },
})

const components = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The `token` of `/security/login_check`, for ten minutes; then of `/security/token/refresh`.',
    },
  },
  parameters: {
    IdempotencyKey: {
      in: 'header',
      name: 'Idempotency-Key',
      required: false,
      description: `Made once for each thing that is wanted, and sent again with each try of it. Without one, the same call within ${REPEAT_MS / 1000} seconds is the same one.`,
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    },
    AcceptLanguage: {
      in: 'header',
      name: 'Accept-Language',
      required: false,
      description: 'The language of the mails or of the file; else the church’s.',
      schema: { type: 'string' },
    },
  },
  headers: {
    RequestId: { description: 'Names the request in the server’s log', schema: { type: 'string' } },
    RetryAfter: {
      description: 'Seconds to wait, where waiting helps: with 409, 429 and 503',
      schema: { type: 'integer', minimum: 1 },
    },
  },
}

const NAMES = /\{(\w+)\}/g

/**
 * Paths that differ by the names of their variable parts alone are one path to OpenAPI: /oracao/{slug} is read,
 * /oracao/{id} is deleted. The later one's calls go under the first, with its names.
 */
function withoutTwins(paths: Described['paths']): Described['paths'] {
  const merged: Described['paths'] = {}
  const firstOf = new Map<string, string>()
  for (const [path, methods] of Object.entries(paths)) {
    const shape = path.replace(NAMES, '{}')
    const first = firstOf.get(shape) ?? path
    firstOf.set(shape, first)
    const names = [...first.matchAll(NAMES)].map(([, name]) => name)
    const renamed = new Map([...path.matchAll(NAMES)].map(([, name], place) => [name, names[place]]))
    const calls = Object.entries(methods).map(([method, call]) => [
      method,
      {
        ...call,
        ...(call.parameters && {
          parameters: call.parameters.map((one) =>
            'in' in one && one.in === 'path' ? { ...one, name: renamed.get(one.name) ?? one.name } : one,
          ),
        }),
      },
    ])
    merged[first] = { ...merged[first], ...(Object.fromEntries(calls) as Described['paths'][string]) }
  }
  return merged
}

/** The generated description of the calls with what the routes' schemas cannot say. */
export function completeDocument(document: Described, paymentHost: string): Described {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, call]) => [method, completed(method, path, call)])),
  ])
  const tags = new Set(
    Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap((call) => call.tags ?? [])),
  )
  return {
    ...document,
    servers: [{ url: '/', description: 'This server' }],
    tags: [...tags].sort().map((name) => ({ name, description: `Calls about ${name.replaceAll('-', ' ')}` })),
    components: { ...document.components, ...components },
    paths: {
      ...withoutTwins(Object.fromEntries(paths) as Described['paths']),
      '/general/payment/church/{id}/card/token': cardToken(paymentHost) as never,
    },
  }
}
