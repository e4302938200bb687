import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refused, type PlainRequest } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { isOf, specifiedCalls } from './specified-calls.ts'

const BASE = '/api/v1'

/** How the stand-in answers calls that it lacks: as frameworks do, or with a page of its host. */
export type Lacking = number | 'html'

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return {} // a form, or nothing
  }
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function lack(response: ServerResponse, how: Lacking) {
  if (how === 'html')
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><p>Olá</p>')
  else send(response, how, { code: how, message: 'Not here' })
}

/**
 * A backend that knows the specification alone, as a server of its own. `asked` has the calls that it was asked, in
 * their order; `without` makes calls of it that it lacks.
 */
export async function plainBackend(port = 0) {
  const asked: string[] = []
  const state = { lacking: 404 as Lacking, without: new Set<string>() }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const path = url.pathname.replace(BASE, '')
    const method = request.method ?? 'GET'
    const body = await bodyOf(request)
    if (method === 'OPTIONS') return void response.writeHead(204, headers).end()
    const [first, ...others] = specifiedCalls
      .filter((call) => isOf(call, { method, path }))
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    // two calls of one path differ by their query
    const call =
      others.find(({ query }) => query.size > 0 && [...query.keys()].every((name) => url.searchParams.has(name))) ??
      first
    asked.push(call?.name ?? `${method} ${path}`)
    const fixture = call && fixtures[call.name]
    if (!fixture || state.without.has(call.name)) return lack(response, state.lacking)
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? null
    const plain: PlainRequest = { path, query: url.searchParams, bearer, body }
    try {
      send(response, 200, typeof fixture === 'function' ? fixture(plain) : fixture)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      send(response, error.status, error.body)
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const close = () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`, asked, state, close }
}
