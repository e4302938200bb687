import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWorker } from './service-worker.ts'

const app = Fastify()
const client = mkdtempSync(path.join(tmpdir(), 'service-worker-'))
beforeAll(async () => {
  writeFileSync(path.join(client, 'service-worker.js'), 'void 0')
  await serveWorker(app, client)
})
afterAll(async () => {
  await app.close()
  rmSync(client, { recursive: true })
})

const get = (headers = {}) => app.inject({ url: '/service-worker.js', headers })

it('is revalidated at each visit, and may connect to this host only', async () => {
  const { statusCode, headers, body } = await get()
  expect([statusCode, body]).toEqual([200, 'void 0'])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

it('answers 304 to a client that has it', async () => {
  const { etag } = (await get()).headers
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
})
