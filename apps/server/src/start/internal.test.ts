import http from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { knownHosts } from '../platform/church/known-hosts.ts'
import { freePort } from '../testing/free-port.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { testServer } from '../testing/test-server.ts'
import { listenInternally } from './internal.ts'

let port = 0
const server = await testServer({
  appDomain: 'atrio.example',
  paymentHost: 'pay.atrio.example',
  internal: { port: 0, host: '127.0.0.1' },
  prepare: async (app) => {
    port = (await listenInternally(app)) ?? 0
  },
})
afterAll(() => server.close())
const church = await seedChurch(server.database, { codigo: 'demo' })
const host = (name: string) =>
  server.database.admin('insert into igreja_host (host, igreja_id, posicao) values ($1, $2, 0)', [name, church])
await host('www.vidaplena.example')

type Asked = { method?: string; headers?: Record<string, string> }
/** By `node:http`, which sends a path as it is given. */
const status = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<number>((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      .once('error', reject)
      .end()
  })
const forName = (name: string) => status(`/certificate?domain=${encodeURIComponent(name)}`)

describe('the question before a certificate', () => {
  it('answers 200 for hosts of churches, the app domain and the payment host', async () => {
    for (const name of ['demo.atrio.example', 'www.vidaplena.example', 'atrio.example', 'pay.atrio.example'])
      expect([name, await forName(name)]).toEqual([name, 200])
    expect(await forName('Demo.Atrio.Example')).toBe(200)
  })

  it('answers 404 for all other names', async () => {
    const names = ['other.atrio.example', 'x.demo.atrio.example', 'vidaplena.example', 'demo.atrio.example.evil.test']
    for (const name of [...names, '10.0.0.1', 'localhost', '']) expect([name, await forName(name)]).toEqual([name, 404])
  })

  it('answers 404 for what is no host name', async () => {
    const texts = [
      'demo.atrio.example:443',
      'demo.atrio.example.',
      ' demo.atrio.example',
      'demo.atrio.example/path',
      '*.atrio.example',
      "' or 1=1 --",
      'demo.atrio.example\u0000',
      'demo.atrio.example\r\nx: y',
      `${'a.'.repeat(5_000)}example`,
      '..',
      'dèmo.atrio.example',
    ]
    for (const text of texts) expect([text, await forName(text)]).toEqual([text, 404])
    const paths = [
      '/certificate',
      '/certificate?domain',
      '/certificate?domain=%ff',
      '/certificate?DOMAIN=atrio.example',
    ]
    const two = '/certificate?domain=atrio.example&domain=evil.test'
    for (const path of [...paths, two, '//certificate', '/', '*', 'http://x/certificate?domain=atrio.example'])
      expect([path, await status(path)]).toEqual([path, 404])
  })

  it('answers neither other methods nor what a proxy forwards', async () => {
    const path = '/certificate?domain=atrio.example'
    for (const method of ['POST', 'HEAD', 'PUT', 'OPTIONS']) expect(await status(path, { method })).toBe(404)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host'])
      expect(await status(path, { headers: { [name]: '127.0.0.1' } })).toBe(404)
  })

  it('is not on the public port', async () => {
    const answer = await server.get('/certificate?domain=atrio.example', { headers: { host: 'demo.atrio.example' } })
    expect(answer.statusCode).toBe(404)
  })
})

describe('known hosts', () => {
  /** Counts the queries of one look-up of all names. */
  function counted(now: () => number) {
    let queries = 0
    const { directory: db } = server.database
    const spied = new Proxy(db, {
      get: (target, name, self) => {
        if (name === 'select') queries++
        return Reflect.get(target, name, self) as unknown
      },
    })
    const isKnown = knownHosts({
      db: spied,
      directory: { knownByHost: () => undefined },
      appDomain: 'atrio.example',
      own: [],
      now,
    })
    return { isKnown, queries: () => queries }
  }

  it('reads the names once in five seconds for any number of unknown ones, and sees a new host then', async () => {
    let now = 0
    const { isKnown, queries } = counted(() => now)
    const names = Array.from({ length: 500 }, (_, index) => `made-up-${index}.example`)
    expect(new Set(await Promise.all(names.map(isKnown)))).toEqual(new Set([false]))
    expect(await isKnown('new.example')).toBe(false)
    expect(queries()).toBe(2)
    await host('new.example')
    now += 5_000
    expect(await isKnown('new.example')).toBe(true)
    expect(queries()).toBe(4)
  })

  it('asks a database that fails no more often either', async () => {
    let queries = 0
    const db = { select: () => ({ from: () => (queries++, Promise.reject(new Error('away'))) }) }
    const isKnown = knownHosts({
      db: db as never,
      directory: { knownByHost: () => undefined },
      appDomain: 'x',
      own: ['x'],
    })
    for (let i = 0; i < 20; i++) await expect(isKnown(`made-up-${i}.example`)).rejects.toThrow('away')
    expect(queries).toBe(2)
    expect(await isKnown('x')).toBe(true)
  })
})

describe('workers', () => {
  it('listen on ports of their own, which count on from the setting', async () => {
    const first = await freePort(2)
    const ports: (number | undefined)[] = []
    const worker = await testServer({
      internal: { port: first, host: '127.0.0.1' },
      prepare: async (app) => {
        for (const number of [0, 1]) ports.push(await listenInternally(app, number))
      },
    })
    await worker.close()
    expect(ports).toEqual([first, first + 1])
  })
})
