import { Writable } from 'node:stream'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logger } from '../../http/logging.ts'
import { buildServer } from '../../start/build-server.ts'
import { type People, people } from '../../testing/people.ts'

let world: People
let app: FastifyInstance
let lines: string[] = []
beforeAll(async () => {
  world = await people()
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const { config, database, clock } = world.server.app.services
  const chatty = logger('trace')
  app = await buildServer({
    config,
    database,
    clock,
    logger: { ...(typeof chatty === 'object' ? chatty : {}), stream },
  })
  app.get('/test/broken', { config: { access: 'public', church: 'none' } }, async () => {
    throw new Error('a failure, to see that lines arrive')
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await world.close()
})

describe('the log', () => {
  it('contains no e-mail, password, token or CPF that was sent', async () => {
    await app.inject('/test/broken')
    expect(lines.join('')).toContain('to see that lines arrive')
    lines = []
    const known = (await world.login('ana@demo.test')).token
    const secretText = fc.stringMatching(/^[a-z0-9]{12,20}$/)
    await fc.assert(
      fc.asyncProperty(secretText, secretText, fc.stringMatching(/^\d{11}$/), async (name, secret, cpf) => {
        const email = `${name}@secret.test`
        const { demo, strict } = world.churches
        const ip = `10.${[...createHash('sha256').update(name).digest()].slice(0, 3).join('.')}`
        const send = (method: 'GET' | 'POST', url: string, payload?: object, token = secret) =>
          app.inject({
            method,
            url: `/api/v1${url}`,
            ...(payload && { payload }),
            remoteAddress: ip,
            headers: { authorization: `Bearer ${token}`, host: 'demo.localhost' },
          })
        const registration = { nome: name, sobrenome: name, email, senha: `${secret}A#`, captcha: secret, cpf }
        const refreshToken = secret.padEnd(43, 'x')
        await send('POST', '/security/login_check', { username: email, password: secret })
        await send('POST', '/security/login_check', { username: email, password: 7 })
        await send('POST', '/security/token/refresh', { refreshToken })
        await send('POST', '/security/logout', { refreshToken })
        await send('POST', '/security/recuperar-senha', { email, igreja: strict })
        await send('POST', `/security/solicitar-verificacao-email/?igreja=${demo}&email=${email}`)
        await send('POST', '/security/verificar-email', { codigo: refreshToken, senha: secret })
        await send('POST', `/igreja/${demo}/usuario/`, registration)
        await send('POST', `/igreja/${demo}/usuario/`, { ...registration, captcha: await world.solve() })
        await send('GET', `/user/?email=${email}`)
        await send('GET', `/igreja/${demo}/usuario/?email=${email}`)
        await send('GET', '/me', undefined, secret)
        await send('POST', '/user/alterar-senha', { senhaAtual: secret, novaSenha: `${secret}B#1` }, known)
        await send('POST', '/security/login_check', { username: `${name}\u0000`, password: secret })
        await app.services.auth.background.settle()
        await app.services.outbox.deliver()
        const log = lines.join('')
        expect(log.length).toBeGreaterThan(500)
        for (const private_ of [name, secret, cpf, known, ip]) expect(log).not.toContain(private_)
      }),
      { numRuns: 8 },
    )
  })
})
