import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../start/build-server.ts'
import { outcome, PASSWORD, type People, people } from '../testing/people.ts'

const WRITES = 40
let world: People
let first: FastifyInstance
/** A second server with the same database, keys and folder, as another process of one deployment. */
let second: FastifyInstance
beforeAll(async () => {
  world = await people(undefined, { writesPerMinute: WRITES })
  first = world.server.app
  const { config, clock } = first.services
  second = await buildServer({ config, clock, database: world.server.database })
  await second.ready()
})
afterAll(async () => {
  await second.close()
  await world.close()
})

const enter = (app: FastifyInstance, payload: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/v1/security/login_check', payload, remoteAddress })
const ask = (app: FastifyInstance, token: string) =>
  app.inject({ method: 'GET', url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })

describe('several processes on one database', () => {
  it('share the count of failed passwords', async () => {
    const username = world.admin.email
    for (let tries = 0; tries < 16; tries++) {
      const app = tries % 2 ? first : second
      await enter(app, { username, password: `Guess#${tries}aa` }, `10.5.${tries}.1`)
    }
    for (const app of [first, second])
      expect(outcome(await enter(app, { username, password: PASSWORD }, '10.6.0.1'))).toBe('403 captcha_required')
  })

  it('share sessions and sign-outs', async () => {
    const { token, refreshToken } = await world.login(world.ana.email)
    expect((await ask(second, token)).statusCode).toBe(200)
    const ended = { method: 'POST', url: '/api/v1/security/logout', payload: { refreshToken } } as const
    expect((await second.inject(ended)).statusCode).toBe(200)
    expect((await ask(first, token)).statusCode).toBe(401)
  })

  it('count writes per address separately (docs/operating.md)', async () => {
    const write = async (app: FastifyInstance) => (await enter(app, {}, '10.8.0.1')).statusCode
    for (let writes = 0; writes < WRITES; writes++) expect(await write(first)).toBe(400)
    expect(await write(first)).toBe(429)
    expect(await write(second)).toBe(400)
  })
})
