import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerErrors } from './error-answers.ts'
import { limitWrites } from './limit-writes.ts'

const MAX_WRITES = 6
const DAY = 86_400_000

async function server() {
  const app = Fastify()
  answerErrors(app)
  await limitWrites(app, MAX_WRITES)
  for (const url of ['/a', '/b', '/c']) {
    app.post(url, async () => ({}))
    app.put(url, async () => ({}))
    app.get(url, async () => ({}))
  }
  app.post('/tight', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => ({}))
  app.post('/loose', { config: { rateLimit: { max: 9, timeWindow: 60_000 } } }, async () => ({}))
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, remoteAddress = '10.0.0.1') =>
    app.inject({ method, url, remoteAddress })
  const statuses = async (count: number, method: 'GET' | 'POST' | 'PUT', url: string) => {
    const answers = []
    for (let i = 0; i < count; i++) answers.push((await ask(method, url)).statusCode)
    return answers
  }
  return { ask, statuses }
}
const all = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('limitWrites', () => {
  afterEach(() => void vi.useRealTimers())

  it('counts the writes of one address over all routes and methods', async () => {
    const { ask, statuses } = await server()
    for (const url of ['/a', '/b', '/c']) {
      expect(await statuses(1, 'POST', url)).toEqual([200])
      expect(await statuses(1, 'PUT', url)).toEqual([200])
    }
    for (const url of ['/a', '/b', '/c', '/tight']) {
      const refused = await ask('POST', url)
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    expect((await ask('POST', '/a', '10.0.0.2')).statusCode).toBe(200)
    expect((await ask('POST', '/a', '::ffff:10.0.0.1')).statusCode).toBe(429)
  })

  it('does not count reads', async () => {
    const { statuses } = await server()
    expect(await statuses(MAX_WRITES * 2, 'GET', '/a')).toEqual(all(MAX_WRITES * 2, 200))
    expect(await statuses(1, 'POST', '/a')).toEqual([200])
  })

  it('keeps a route’s own tighter limit, and counts its writes', async () => {
    const { statuses } = await server()
    expect(await statuses(3, 'POST', '/tight')).toEqual([200, 200, 429])
    expect(await statuses(MAX_WRITES - 2, 'POST', '/a')).toEqual([...all(MAX_WRITES - 3, 200), 429])
  })

  it('keeps a route’s own looser limit', async () => {
    const { statuses } = await server()
    expect(await statuses(10, 'POST', '/loose')).toEqual([...all(9, 200), 429])
    expect(await statuses(MAX_WRITES, 'POST', '/a')).toEqual(all(MAX_WRITES, 200))
  })

  it('locks an address out for at most a minute when the system clock jumps ahead and back', async () => {
    const { ask, statuses } = await server()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY })
    expect(await statuses(MAX_WRITES, 'POST', '/a')).toEqual(all(MAX_WRITES, 200))
    vi.useRealTimers()
    const refused = await ask('POST', '/a')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
