import type { InjectOptions } from 'fastify'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequests } from '../testing/hostile/hostile-requests.ts'
import { type OpenApiDocument, type Operation, operationsOf, sampleOf } from '../testing/hostile/openapi-operations.ts'
import { type People, people } from '../testing/people.ts'

/** Of each operation's hostile requests, one in so many is sent; loop-delay.heavy.ts sends all. */
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

/** Every request from an address of its own, so that no limit of an address refuses it. */
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

describe('hostile requests to every operation of the OpenAPI document', () => {
  it('have a valid sample to begin from wherever a body is described', () => {
    const described = operations.filter(({ body }) => body)
    expect(described.length).toBeGreaterThan(30)
    for (const { name, body = {} } of described) expect([name, ...Value.Errors(body, sampleOf(body))]).toEqual([name])
  })

  it('are answered without an error of the server', async () => {
    const failed: string[] = []
    for (const [index, operation] of operations.entries()) {
      let number = index
      for (const { attack, ...request } of hostileRequests(operation, idsOf(world))) {
        if (number++ % ONE_IN !== 0) continue
        const status = await send(request)
        // postal codes are asked of a service, which is away here
        if (status >= 500 && !operation.path.includes('/utils/')) failed.push(`${operation.name} ${attack}: ${status}`)
      }
    }
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(operations.length)
  }, 180_000)

  it('with a body of 100 kB are refused by its length, but for purchases and notes', async () => {
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
  }, 60_000)
})
