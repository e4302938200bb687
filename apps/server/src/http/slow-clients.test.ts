import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectingClients } from '../testing/connecting-clients.ts'
import { until } from '../testing/processes.ts'
import { slowClients } from '../testing/slow-clients.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { acceptForms } from './form-data.ts'
import { open } from './route-parts.ts'

let server: TestServer
let port = 0
let answers = 0
beforeAll(async () => {
  server = await testServer({ prepare: (app) => app.addHook('onResponse', async () => void answers++) })
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
  // each of them has connected more than once
  await until(() => answers > 60)
  clients.stop()
  const { answered, ...lost } = await clients.outcomes
  expect(slow.open()).toBe(40)
  slow.close()
  expect(lost).toEqual({ refused: 0, reset: 0, unanswered: 0 })
  expect(answered).toBeGreaterThan(30)
})

it('takes a slow upload while it closes the connections of other slow requests', async () => {
  const REQUEST_MS = 500
  const uploading = await testServer({
    arrival: { requestMs: REQUEST_MS, uploadMs: 600_000, uploadBytesPerSecond: 10 },
    prepare: (app) =>
      app.register(async (forms) => {
        await acceptForms(forms, { fileSize: 10_000, files: 1, fields: 1, parts: 2 })
        forms.post('/bff/v1/upload', { config: open, bodyLimit: 10_000 }, async (request) => {
          await (await request.file())?.toBuffer()
          return {}
        })
      }),
  })
  await uploading.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = uploading.app.server.address() as AddressInfo
  const slow = slowClients(port, 1)
  try {
    const form = '--b\r\ncontent-disposition: form-data; name="f"; filename="f.bin"\r\n\r\n0123456789\r\n--b--\r\n'
    const headers = {
      host: 'demo.localhost',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': form.length,
    }
    const request = http.request({ host: '127.0.0.1', port, path: '/bff/v1/upload', method: 'POST', headers })
    const status = new Promise<number | undefined>((resolve, reject) =>
      request.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode)),
    )
    for (const byte of form) {
      request.write(byte)
      await sleep((3 * REQUEST_MS) / form.length)
    }
    request.end()
    expect(await status).toBe(200)
    expect(slow.open()).toBe(0)
  } finally {
    slow.close()
    await uploading.close()
  }
})
