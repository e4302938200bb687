import type { InjectOptions } from 'fastify'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequests } from '../testing/hostile/hostile-requests.ts'
import { type OpenApiDocument, type Operation, operationsOf, sampleOf } from '../testing/hostile/openapi-operations.ts'
import { type People, people } from '../testing/people.ts'

/** Sends every twelfth of each operation's hostile requests; loop-delay.heavy.ts sends all. */
const ONE_IN = 12

let world: People
let operations: Operation[]
let token: string
beforeAll(async () => {
  world = await people()
  operations = operationsOf((await world.server.get('/api/v1/openapi.json')).json<OpenApiDocument>())
  token = (await world.login('ana@demo.test')).token
})
afterAll(() => world.close())

/** Each request comes from another address, so that no limit per address refuses it. */
let count = 0
const send = async ({
  method,
  url,
  headers,
  body,
}: {
  method: string
  url: string
  headers: object
  body?: string
}) => {
  const remoteAddress = `10.9.${++count >> 8}.${count & 255}`
  const from = { remoteAddress, headers: { host: 'demo.localhost', authorization: `Bearer ${token}`, ...headers } }
  const sent = { method, url, ...from, ...(body && { payload: body }) } as InjectOptions
  return (await world.server.app.inject(sent)).statusCode
}
const idsOf = ({ churches, ana }: People) => {
  const [church, user] = [String(churches.demo), String(ana.user)]
  return { igreja: church, cliente: church, slug: 'igreja-demo', code: 'demo', userId: user, usuario: user, user }
}

describe('every operation of the OpenAPI document', () => {
  it('has a valid sample body if it describes one', () => {
    const described = operations.filter(({ body }) => body)
    expect(described.length).toBeGreaterThan(30)
    for (const { name, body = {} } of described) expect([name, ...Value.Errors(body, sampleOf(body))]).toEqual([name])
  })

  it('answers hostile requests without a 5xx', async () => {
    const failed: string[] = []
    for (const [index, operation] of operations.entries()) {
      let number = index
      for (const { attack, ...request } of hostileRequests(operation, idsOf(world))) {
        if (number++ % ONE_IN !== 0) continue
        const status = await send(request)
        // postal codes come from an external service, which is unreachable here
        if (status >= 500 && !operation.path.includes('/utils/')) failed.push(`${operation.name} ${attack}: ${status}`)
      }
    }
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(operations.length)
  }, 240_000)

  it('refuses a body of 100 kB by its length, except in purchases and notes', async () => {
    const larger: string[] = []
    for (const operation of operations.filter(({ body }) => body)) {
      const requests = [...hostileRequests(operation, idsOf(world))]
      const huge = requests.find(({ attack }) => attack === '100 kB of "a"')
      const status = await send(huge!)
      if (status !== 413) larger.push(`${operation.name}: ${status}`)
    }
    expect(larger).toEqual([
      'POST /api/v1/usuario/{user}/evento/{event}/inscricao/: 400',
      'PUT /api/v1/nota-sermao/{id}: 400',
      'POST /api/v1/nota-sermao/: 400',
    ])
  }, 240_000)
})
