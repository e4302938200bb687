import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaptchaWire, CredenciaisWire, Problem } from '@atrio/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Mail } from '../platform/mail/compose-mail.ts'
import { mailFolder, type SentMail } from '../platform/mail/mail-transport.ts'
import type { Config } from '../runtime/config.ts'
import { PASSWORD, type SeededPerson, seedPeople } from './seed-people.ts'
import { NOON, type TestServer, testServer, type TestServerOptions } from './test-server.ts'

export { PASSWORD, type SeededPerson }
export type People = {
  server: TestServer
  /**
   * The churches by code: demo alone; grace and hope in one organisation; strict, which hides whether an account
   * exists; other.
   */
  churches: Record<'demo' | 'grace' | 'hope' | 'strict' | 'other', number>
  ana: SeededPerson
  ines: SeededPerson
  admin: SeededPerson
  john: SeededPerson
  sam: SeededPerson
  eva: SeededPerson
  /** The host of a church's portal. */
  hostOf(church: number): string
  /** Advances the server's clock. */
  wait(milliseconds: number): void
  post(url: string, payload: object, from?: From): Promise<LightMyRequestResponse>
  login(email: string, from?: From & { password?: string; igreja?: number }): Promise<CredenciaisWire>
  /** Returns the solution of a captcha. */
  solve(): Promise<string>
  /** Sends an order as the portal does: again with a captcha, under the same key, where one is required. */
  order(sent: InjectOptions & { payload: object }): Promise<LightMyRequestResponse>
  /** Mails to an address, oldest first, once all are sent. */
  mailsTo(email: string): Promise<Mail[]>
  close(): Promise<void>
}
export type From = { ip?: string; token?: string; host?: string }

/**
 * Starts a server with churches and people who can sign in, and a clock that tests control.
 * @param prepare adds routes of the test's own
 * @param changes overrides the configuration
 */
export async function people(
  prepare?: (app: FastifyInstance) => unknown,
  changes: Partial<Config> & Pick<TestServerOptions, 'database'> = {},
): Promise<People> {
  let now = NOON.getTime()
  // No test asks the services outside; this machine's own address is refused before it is connected to.
  const nowhere = 'https://127.0.0.1'
  const services = { cepUrl: nowhere, zipUrl: nowhere, statesUrl: nowhere, statesKey: 'key' }
  const server = await testServer({
    clock: () => new Date(now),
    captchaCost: 1,
    writesPerMinute: 100_000,
    ...services,
    ...changes,
    ...(prepare && { prepare }),
  })
  const { churches, persons } = await seedPeople(server.database, NOON)

  const post: People['post'] = (url, payload, { ip = '10.0.0.1', token, host = 'demo.localhost' } = {}) =>
    server.app.inject({
      method: 'POST',
      url: url.startsWith('/') ? `/api/v1${url}` : url,
      payload,
      remoteAddress: ip,
      headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const solve: People['solve'] = async () => {
    const asked = (await server.get('/api/v1/captcha/desafio/?para=pedido')).json<CaptchaWire>()
    if (asked.tipo !== 'altcha') throw new Error('not altcha')
    const challenge = { parameters: { ...asked.desafio.parameters }, signature: asked.desafio.signature }
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  return {
    server,
    churches,
    hostOf: (church) => `${Object.entries(churches).find(([, id]) => id === church)?.[0]}.localhost`,
    ...persons,
    wait: (milliseconds) => void (now += milliseconds),
    post,
    async login(email, { password = PASSWORD, igreja, ...from } = {}) {
      const answer = await post('/security/login_check', { username: email, password, ...(igreja && { igreja }) }, from)
      if (answer.statusCode !== 200) throw new Error(`login: ${answer.body}`)
      return answer.json<CredenciaisWire>()
    },
    solve,
    async order(sent) {
      const answer = await server.app.inject(sent)
      if (answer.statusCode !== 403 || answer.json<Problem>().code !== 'captcha_required') return answer
      return server.app.inject({ ...sent, payload: { ...sent.payload, captcha: await solve() } })
    },
    async mailsTo(email) {
      const { auth, config, outbox, payments } = server.app.services
      await auth.background.settle()
      await payments.notices.deliver()
      await outbox.deliver()
      const names = await readdir(mailFolder(config)).catch(() => [])
      const read = async (name: string) =>
        JSON.parse(await readFile(path.join(mailFolder(config), name), 'utf8')) as SentMail
      const mails = (await Promise.all(names.map(read))).filter(({ to }) => to === email)
      return mails.sort((one, other) => one.queued - other.queued)
    },
    close: () => server.close(),
  }
}

/** Status and code of an answer: `200`, or `404 not_found`. */
export const outcome = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json<Problem>().code}`
