import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admitRequests } from './admission.ts'
import { answerErrors } from './error-answers.ts'
import { acceptForms } from './form-data.ts'
import { open } from './route-parts.ts'
import { until } from '../testing/processes.ts'

let app: FastifyInstance
let held: (() => void)[]
beforeEach(() => {
  held = []
  app = Fastify()
  admitRequests(app, () => undefined, { requests: 2 })
  answerErrors(app)
  app.get('/held', { config: open }, () => new Promise<object>((resolve) => held.push(() => resolve({}))))
  app.get('/healthz', { config: { access: 'internal' } }, () => ({}))
})
afterEach(() => app.close())

const get = async (url: string) => app.inject(url)
const release = () => held.splice(0).forEach((end) => end())

/** On a busy machine the end of a connection takes its time to be seen. */
const PATIENT = { timeout: 60_000 }

describe('a server at its limit of concurrent requests', () => {
  it('refuses the next request with 503 and Retry-After, and answers health checks', async () => {
    const inside = [get('/held'), get('/held')]
    await until(() => held.length === 2)
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
    await until(() => held.length === 2)
    for (const client of clients) client.destroy()
    await Promise.all(clients.map((client) => new Promise<void>((resolve) => client.once('close', resolve))))
    await vi.waitFor(async () => {
      const next = get('/held')
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(2), { timeout: 200 })
      release()
      expect((await next).statusCode).toBe(200)
    }, PATIENT)
  })
})

describe('a server that several churches share', () => {
  /** A route that answers when the test says so, and one that takes a form of a file, at a server with four places each. */
  async function shared(most = {}) {
    const server = Fastify()
    admitRequests(server, ({ host }) => host.split('.')[0], { requests: 8, uploads: 4, ...most })
    answerErrors(server)
    await acceptForms(server, { fileSize: 1_000, files: 1, fields: 1, parts: 2 })
    server.get('/held', { config: open }, () => new Promise<object>((resolve) => held.push(() => resolve({}))))
    server.post('/upload', { config: open, bodyLimit: 10_000 }, async (request) => {
      const part = await request.file()
      return { bytes: (await part?.toBuffer())?.length }
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    return { server, port }
  }
  const options = (port: number, church: string, path: string) => ({
    host: '127.0.0.1',
    port,
    path,
    headers: { host: `${church}.localhost` },
    agent: false,
  })
  const statusOf = (request: http.ClientRequest) =>
    new Promise<number>((resolve, reject) => {
      request.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    })
  const ask = (port: number, church: string) => statusOf(http.get(options(port, church, '/held')))

  const FORM = '--b\r\ncontent-disposition: form-data; name="f"; filename="f.bin"\r\n\r\n0123456789\r\n--b--\r\n'
  /** An upload whose last bytes are sent when the test says so. */
  function upload(port: number, church: string, type = 'multipart/form-data') {
    const { headers, ...where } = options(port, church, '/upload')
    const form = { 'content-type': `${type}; boundary=b`, 'content-length': FORM.length }
    const request = http.request({ ...where, method: 'POST', headers: { ...headers, ...form } })
    request.write(FORM.slice(0, 20))
    return { status: statusOf(request), finish: () => void request.end(FORM.slice(20)) }
  }

  it('answers a church while another has taken its share of requests', async () => {
    const { server, port } = await shared()
    try {
      const first = ask(port, 'grace')
      await until(() => held.length === 1)
      release()
      expect(await first).toBe(200)
      const flood = Array.from({ length: 10 }, () => ask(port, 'demo'))
      await until(() => held.length === 6)
      const other = ask(port, 'grace')
      await until(() => held.length === 7)
      release()
      expect(await other).toBe(200)
      expect((await Promise.all(flood)).sort()).toEqual([...Array<number>(6).fill(200), ...Array<number>(4).fill(503)])
    } finally {
      await server.close()
    }
  })

  it('counts an upload in whatever case its content type is written', async () => {
    const { server, port } = await shared()
    try {
      const uploads = Array.from({ length: 5 }, () => upload(port, 'demo', 'Multipart/Form-Data'))
      expect(await Promise.race(uploads.map(({ status }) => status))).toBe(503)
      for (const { finish } of uploads) finish()
      expect((await Promise.all(uploads.map(({ status }) => status))).sort()).toEqual([200, 200, 200, 200, 503])
    } finally {
      await server.close()
    }
  })

  it('takes no more uploads of an address at once than it may have, whichever churches they are for', async () => {
    const { server, port } = await shared({ uploads: 100, uploadsOfAddress: 2 })
    try {
      const uploads = ['demo', 'grace', 'luz'].map((church) => upload(port, church))
      expect(await Promise.race(uploads.map(({ status }) => status))).toBe(503)
      for (const { finish } of uploads) finish()
      expect((await Promise.all(uploads.map(({ status }) => status))).sort()).toEqual([200, 200, 503])
      const later = upload(port, 'demo')
      later.finish()
      expect(await later.status).toBe(200)
    } finally {
      await server.close()
    }
  })

  it('takes the upload of a church while another has as many under way as it may', async () => {
    const { server, port } = await shared()
    try {
      const first = upload(port, 'grace')
      first.finish()
      expect(await first.status).toBe(200)
      const flood = Array.from({ length: 5 }, () => upload(port, 'demo'))
      // two of the five are refused before their bytes are read
      const refused = await Promise.race(flood.map(({ status }) => status))
      expect(refused).toBe(503)
      const other = upload(port, 'grace')
      other.finish()
      expect(await other.status).toBe(200)
      for (const { finish } of flood) finish()
      expect((await Promise.all(flood.map(({ status }) => status))).sort()).toEqual([200, 200, 200, 503, 503])
    } finally {
      await server.close()
    }
  })
})
