import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectingClients } from '../testing/connecting-clients.ts'
import { until } from '../testing/processes.ts'
import { slowClients } from '../testing/slow-clients.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let port = 0
beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

it('answers every connection of other clients while slow ones send a byte a second', async () => {
  const slow = slowClients(port, 40)
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
  await until(async () => (await connections()) === 40)
  const clients = connectingClients(port, { path: '/api/v1/openapi.json', threads: 1, clients: 30 })
  await sleep(1_500)
  clients.stop()
  const { answered, ...lost } = await clients.outcomes
  expect(slow.open()).toBe(40)
  slow.close()
  expect(lost).toEqual({ refused: 0, reset: 0, unanswered: 0 })
  expect(answered).toBeGreaterThan(30)
})
