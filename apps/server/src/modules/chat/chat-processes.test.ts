import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { CredenciaisWire, Problem, TokenChatWire } from '@atrio/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, people, type People } from '../../testing/people.ts'
import { scratchFolder, until } from '../../testing/processes.ts'
import { chatClient, type ChatClient } from './testing/chat-client.ts'
import { said } from './testing/chat-world.ts'
import { redisAnswers, redisOfTest, type TestRedis } from './testing/redis-of-test.ts'
import { type RoughServer, starter } from './testing/rough-troubles.ts'

/** Two server processes on one database and one Redis, as a deployment runs them. */
describe.skipIf(!(await redisAnswers()))('chat tokens over two processes with Redis', () => {
  let dataFolder: string
  let world: People
  let redis: TestRedis
  let servers: RoughServer[] = []
  const clients: ChatClient[] = []

  beforeAll(async () => {
    dataFolder = scratchFolder('chat-processes')
    world = await people()
    redis = await redisOfTest()
    const start = starter({ database: world.server.database, dataFolder, redis, onDeath: () => {} })
    servers = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const client of clients) client.close()
    for (const { child } of servers) child.kill('SIGKILL')
    await redis.close()
    await world.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  afterEach(async () => {
    const { admin } = world.server.database
    await admin('update conta set flag_trocar_senha = false where id = $1', [world.ana.account])
  })

  const portOf = (process: 0 | 1) => servers[process]?.port ?? 0
  const post = (process: 0 | 1, path: string, body: object, session?: string) =>
    fetch(`http://127.0.0.1:${portOf(process)}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
      body: JSON.stringify(body),
    })
  const logIn = async (process: 0 | 1, email: string) =>
    (await (
      await post(process, '/security/login_check', { username: email, password: PASSWORD })
    ).json()) as CredenciaisWire
  const askToken = (process: 0 | 1, body: object, session?: string) =>
    post(process, '/igreja/igreja-demo/chat/token', body, session)
  const tokenOf = async (process: 0 | 1, body: object, session?: string) => {
    const answer = await askToken(process, body, session)
    expect(answer.status).toBe(200)
    return (await answer.json()) as TokenChatWire
  }
  const connect = (process: 0 | 1, token: string) => {
    const client = chatClient({ port: portOf(process), token })
    clients.push(client)
    return client
  }
  const admit = async (process: 0 | 1, token: string) => {
    const client = connect(process, token)
    expect(said(await client.enter())).toBe('ok')
    return client
  }
  /** The answers of both processes to a chat token. */
  const entries = (token: string) =>
    Promise.all(([0, 1] as const).map(async (process) => said(await connect(process, token).enter())))
  /** The answers of both processes to a session that asks for a chat token. */
  const issues = (session: string) =>
    Promise.all(
      ([0, 1] as const).map(async (process) => {
        const answer = await askToken(process, {}, session)
        return answer.ok ? 'ok' : ((await answer.json()) as Problem).code
      }),
    )
  const message = (texto: string) => ({ idCliente: randomUUID(), texto })

  it('are accepted by the process that did not issue them, and messages reach both', async () => {
    const { token: session } = await logIn(0, world.ana.email)
    const ana = await admit(1, (await tokenOf(0, {}, session)).token)
    const rui = await admit(0, (await tokenOf(1, { nome: 'Rui Alves' })).token)
    expect(said(await ana.ask('enviar', message('from the second process')))).toBe('ok')
    expect(said(await rui.ask('enviar', message('from the first process')))).toBe('ok')
    await until(() => [ana, rui].every(({ seen }) => seen.size === 2))
    expect(await redis.count()).toBeGreaterThan(0)
  })

  it('keep a visitor the same person at either process', async () => {
    const first = await tokenOf(0, { nome: 'Clara Dias' })
    const { visitante } = first
    const second = await tokenOf(1, { nome: 'Clara Dias', visitante })
    expect(second.usuario.id).toBe(first.usuario.id)
    const stranger = await tokenOf(1, { nome: 'Clara Dias' })
    expect(stranger.usuario.id).not.toBe(first.usuario.id)
  })

  it.each([0, 1] as const)('are refused by both processes after a log-out at process %i', async (process) => {
    const other = process === 0 ? 1 : 0
    const { token: session, refreshToken } = await logIn(other, world.ana.email)
    const { token } = await tokenOf(other, {}, session)
    expect(await entries(token)).toEqual(['ok', 'ok'])
    expect((await post(process, '/security/logout', { refreshToken })).status).toBe(200)
    expect(await entries(token)).toEqual(['unauthorized', 'unauthorized'])
    expect(await issues(session)).toEqual(['unauthorized', 'unauthorized'])
  })

  it.each([
    ['the session has ended', 'update sessao set data_revogacao = now() where conta_id = $1', 'unauthorized'],
    [
      'a mailed password must be changed',
      'update conta set flag_trocar_senha = true where id = $1',
      'password_change_required',
    ],
  ])('are refused by both processes once %s', async (_what, change, code) => {
    const { admin } = world.server.database
    const { token: session } = await logIn(0, world.ana.email)
    const { token } = await tokenOf(1, {}, session)
    expect(await entries(token)).toEqual(['ok', 'ok'])
    await admin(change, [world.ana.account])
    expect(await entries(token)).toEqual([code, code])
    expect(await issues(session)).toEqual([code, code])
  })

  it('moderate nothing at either process once the role is gone', async () => {
    const { admin } = world.server.database
    const ofAna = 'where igreja_id = $1 and id = $2'
    const set = (flag: boolean) =>
      admin(`update usuario set flag_moderador_chat = ${flag} ${ofAna}`, [world.ana.church, world.ana.user])
    await set(true)
    const { token: session } = await logIn(0, world.ana.email)
    const { token } = await tokenOf(0, {}, session)
    const both = await Promise.all([admit(0, token), admit(1, token)])
    const slowDown = () => Promise.all(both.map(async (ana) => said(await ana.ask('modo_lento', { segundos: 0 }))))
    expect(await slowDown()).toEqual(['ok', 'ok'])
    await set(false)
    expect(await slowDown()).toEqual(['forbidden', 'forbidden'])
  })

  it('are refused by both processes when another key has signed them', async () => {
    // the world's own server has the same database and keys of its own
    const { token: session } = await world.login(world.ana.email)
    const answer = await world.post('/igreja/igreja-demo/chat/token', {}, { token: session })
    expect(await entries(answer.json<TokenChatWire>().token)).toEqual(['unauthorized', 'unauthorized'])
  })
})
