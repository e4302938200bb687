import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admitRequests } from './admission.ts'
import { answerErrors } from './error-answers.ts'
import { open } from './route-parts.ts'

let app: FastifyInstance
let held: (() => void)[]
beforeEach(() => {
  held = []
  app = Fastify()
  admitRequests(app, 2)
  answerErrors(app)
  app.get('/held', { config: open }, () => new Promise<object>((resolve) => held.push(() => resolve({}))))
  app.get('/healthz', { config: { access: 'internal' } }, () => ({}))
})
afterEach(() => app.close())

const get = async (url: string) => app.inject(url)
const release = () => held.splice(0).forEach((end) => end())

describe('a server at its limit of concurrent requests', () => {
  it('refuses the next request with 503 and Retry-After, and answers health checks', async () => {
    const inside = [get('/held'), get('/held')]
    await vi.waitFor(() => expect(held).toHaveLength(2))
    const refused = await get('/held')
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/healthz')).statusCode).toBe(200)
    release()
    expect((await Promise.all(inside)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('accepts requests again once others were answered or their clients disconnected', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const clients = [0, 1].map(() => http.get({ host: '127.0.0.1', port, path: '/held' }).on('error', () => undefined))
    await vi.waitFor(() => expect(held).toHaveLength(2))
    for (const client of clients) client.destroy()
    await Promise.all(clients.map((client) => new Promise<void>((resolve) => client.once('close', resolve))))
    await vi.waitFor(async () => {
      const next = get('/held')
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(2), { timeout: 200 })
      release()
      expect((await next).statusCode).toBe(200)
    })
  })
})
