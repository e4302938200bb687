import http from 'node:http'
import type { CredenciaisWire } from '@atrio/contract'
import { type HostileRequest, hostileRequests, type KnownIds } from '../testing/hostile/hostile-requests.ts'
import { type OpenApiDocument, type Operation, operationsOf } from '../testing/hostile/openapi-operations.ts'
import { type ProbedServer, probedServer } from '../testing/hostile/probed-server.ts'
import type { HeavyFigure, HeavyRun } from '../testing/heavy.ts'

const MAX_DELAY_MS = 50
/**
 * A request with a longer delay is repeated: code that blocks the loop does so each time, while garbage collection,
 * first-use compilation or a busy processor do not. The shortest delay counts.
 */
const REPEAT_ABOVE_MS = 10
const TRIES = 8
const HOST = 'demo.localhost'
const WORST_SHOWN = 8

type Sent = { status: number; delayMs: number }

/** A client that sends each request from another address, so that no limit per address refuses it. */
function hostileClient(server: ProbedServer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let count = 0
  const send = ({ method, url, headers, body }: Omit<HostileRequest, 'attack'>) =>
    new Promise<number>((resolve) => {
      count++
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
      const own = { host: HOST, 'x-forwarded-for': address, ...(body && { 'content-length': Buffer.byteLength(body) }) }
      const request = http.request(
        { agent, host: '127.0.0.1', port: server.port, path: url, method, headers: { ...own, ...headers } },
        (answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)),
      )
      // the server may close the connection after refusing the body
      request.once('error', () => resolve(0)).end(body)
    })
  return {
    /** The shortest loop delay over several tries, where the first one is notable. */
    async delayOf(request: Omit<HostileRequest, 'attack'>): Promise<Sent> {
      let [status, delayMs] = [0, Infinity]
      for (let tries = 0; tries < TRIES && delayMs > REPEAT_ABOVE_MS; tries++) {
        await server.read()
        status = await send(request)
        delayMs = Math.min(delayMs, (await server.read()).loopDelayMs)
      }
      return { status, delayMs }
    },
    close: () => agent.destroy(),
  }
}

/** Ids of a member of the demonstration church and of their data, for paths and queries. */
async function knownIds(server: ProbedServer, token: string): Promise<KnownIds> {
  const get = async <T>(url: string) => JSON.parse((await server.ask(url, { host: HOST, token })).body) as T
  const church = await get<{ id: number; slug: string }>('/api/v1/igreja/codigo/demo')
  const me = await get<{ id: number }>('/api/v1/me')
  const { usuarios } = await get<{ usuarios: { id: number }[] }>(`/api/v1/user/${me.id}/usuario?cliente=${church.id}`)
  const [user] = usuarios
  if (!user) throw new Error('The member has no account in the demonstration.')
  const id = { event: '1', id: '1', userId: String(user.id), user: String(user.id), usuario: String(user.id) }
  return {
    ...id,
    igreja: String(church.id),
    cliente: String(church.id),
    slug: church.slug,
    code: 'demo',
    type: 'usuario',
  }
}

const signIn = async (server: ProbedServer) => {
  const credentials = { username: 'ana@demo.test', password: 'Atrio#2026' }
  const { body } = await server.ask('/api/v1/security/login_check', { host: HOST, body: credentials })
  return (JSON.parse(body) as CredenciaisWire).token
}

/** Sends every hostile request of an operation, with plain requests in between as the control. */
async function tryOperation(server: ProbedServer, operation: Operation) {
  const client = hostileClient(server)
  const token = await signIn(server)
  const ids = await knownIds(server, token)
  // paths of accounts take the account's id, all others one of the church's data
  if (operation.path.startsWith('/api/v1/usuario/{id}')) ids['id'] = ids['userId'] ?? ''
  const authorization = `Bearer ${token}`
  const statuses: Record<number, number> = {}
  let [requests, worst, control] = [0, { delayMs: 0, attack: '' }, 0]
  try {
    for (const { attack, headers, ...request } of hostileRequests(operation, ids)) {
      const { status, delayMs } = await client.delayOf({ ...request, headers: { authorization, ...headers } })
      statuses[status] = (statuses[status] ?? 0) + 1
      if (delayMs > worst.delayMs) worst = { delayMs, attack }
      if (requests++ % 20 === 0) {
        const plain = await client.delayOf({ method: 'GET', url: '/api/v1/me', headers: { authorization } })
        control = Math.max(control, plain.delayMs)
      }
    }
  } finally {
    client.close()
  }
  return { name: operation.name, requests, statuses, control, ...worst }
}

/** hostile-requests.test.ts sends fewer to a server in process, and counts the answers. */
export const hostileRequestsBlockNothing: HeavyRun = {
  what: 'longest time in ms that one hostile request to any route blocks the event loop, of many thousand',
  must: `≤ ${MAX_DELAY_MS}`,
  async run({ progress }) {
    const server = await probedServer({ WRITES_PER_MINUTE: '1000000' })
    try {
      const document = JSON.parse((await server.ask('/api/v1/openapi.json')).body) as OpenApiDocument
      const operations = operationsOf(document)
      const tried: Awaited<ReturnType<typeof tryOperation>>[] = []
      for (const operation of operations) {
        tried.push(await tryOperation(server, operation))
        progress(figureOf(tried, operations.length))
      }
      return figureOf(tried, operations.length)
    } catch (error) {
      throw new Error(`the server wrote: ${server.output().slice(-2_000)}`, { cause: error })
    } finally {
      await server.close()
    }
  },
}

function figureOf(tried: Awaited<ReturnType<typeof tryOperation>>[], operations: number): HeavyFigure {
  const worst = [...tried].sort((a, b) => b.delayMs - a.delayMs)
  const value = Math.round(worst[0]?.delayMs ?? 0)
  const failed = tried.filter(({ statuses }) => statuses[500])
  const sum = (count: (one: (typeof tried)[number]) => number) => tried.reduce((total, one) => total + count(one), 0)
  const statuses: Record<string, number> = {}
  for (const one of tried)
    for (const [status, count] of Object.entries(one.statuses)) statuses[status] = (statuses[status] ?? 0) + count
  return {
    value,
    ok: value <= MAX_DELAY_MS && failed.length === 0 && tried.length === operations,
    notes: {
      operations: `${tried.length} of ${operations}`,
      requests: sum(({ requests }) => requests),
      answers: JSON.stringify(statuses),
      control: `${Math.round(Math.max(...tried.map(({ control }) => control)))} ms, a plain request`,
      worst: worst
        .slice(0, WORST_SHOWN)
        .map(({ name, attack, delayMs }) => `${name} ${attack}: ${Math.round(delayMs)} ms`)
        .join('; '),
      failed: failed.map(({ name }) => name).join(', ') || 'none',
    },
  }
}
