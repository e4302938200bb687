import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaptchaWire, CredenciaisWire, Problem } from '@atrio/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { conta } from '../platform/auth/auth.tables.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { congregacao } from '../platform/church/church.tables.ts'
import type { Mail } from '../platform/mail/compose-mail.ts'
import { mailFolder } from '../platform/mail/mail-transport.ts'
import { cadastroConfiguracao, documento, usuario, usuarioRole } from '../platform/people/account.tables.ts'
import type { Config } from '../runtime/config.ts'
import { seedChurch } from './seed-churches.ts'
import { NOON, type TestServer, testServer, type TestServerOptions } from './test-server.ts'

export const PASSWORD = 'Atrio#2026'

/** A seeded person: account, and user in their church. */
export type SeededPerson = { account: number; user: number; church: number; email: string }
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

let hashed: Promise<string> | undefined
/** The hash of everybody's password, made once for all test files of a process. */
const passwordHash = () => (hashed ??= hashPassword(PASSWORD))

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
  const senhaHash = await passwordHash()
  const { owner } = server.database

  type Member = { email: string; inactive?: boolean; role?: 'ROLE_ADMIN'; cpf?: string }
  const church = async (codigo: string, organizacaoId: number | null, members: Member[], strict = false) => {
    const made: Omit<SeededPerson, 'church'>[] = []
    const id = await seedChurch({ owner }, { codigo, organizacaoId, idioma: 'pt_BR' }, async (db, igrejaId) => {
      await db.insert(congregacao).values({ igrejaId, nome: `Sede ${codigo}` })
      await db.insert(cadastroConfiguracao).values({ igrejaId, flagSigiloso: strict })
      for (const { email, inactive, role, cpf } of members) {
        const person = { email, nome: 'Canary', sobrenome: email.split('@')[0] ?? '' }
        const dataVerificacaoEmail = inactive ? null : NOON
        const [account] = await db
          .insert(conta)
          .values({ ...person, senhaHash, dataVerificacaoEmail })
          .returning({ id: conta.id })
        const contaId = account?.id ?? 0
        const [row] = await db
          .insert(usuario)
          .values({ ...person, igrejaId, contaId, telefone: '+55 11 98888-7777' })
          .returning({ id: usuario.id })
        const usuarioId = row?.id ?? 0
        if (role) await db.insert(usuarioRole).values({ igrejaId, usuarioId, role })
        if (cpf) await db.insert(documento).values({ igrejaId, usuarioId, tipo: 'CPF', numero: cpf })
        made.push({ account: contaId, user: usuarioId, email })
      }
    })
    return { id, people: made.map((somebody) => ({ ...somebody, church: id })) as [SeededPerson, ...SeededPerson[]] }
  }
  const network = await server.database.admin<{ id: number }>(
    `insert into organizacao (slug, nome) values ('network', 'Network') returning id`,
  )
  const organisation = network[0]?.id ?? null
  const demo = await church('demo', null, [
    { email: 'ana@demo.test', cpf: '52998224725' },
    { email: 'ines@demo.test', inactive: true },
    { email: 'admin@demo.test', role: 'ROLE_ADMIN' },
  ])
  const grace = await church('grace', organisation, [{ email: 'john@grace.test' }])
  const hope = await church('hope', organisation, [{ email: 'sam@hope.test' }])
  const strict = await church('strict', null, [{ email: 'known@strict.test', cpf: '11144477735' }], true)
  const other = await church('other', null, [{ email: 'eva@other.test' }])
  const [ana, ines, admin] = demo.people as [SeededPerson, SeededPerson, SeededPerson]

  const post: People['post'] = (url, payload, { ip = '10.0.0.1', token, host = 'demo.localhost' } = {}) =>
    server.app.inject({
      method: 'POST',
      url: url.startsWith('/') ? `/api/v1${url}` : url,
      payload,
      remoteAddress: ip,
      headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const churches = { demo: demo.id, grace: grace.id, hope: hope.id, strict: strict.id, other: other.id }
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
    ana,
    ines,
    admin,
    john: grace.people[0],
    sam: hope.people[0],
    eva: other.people[0],
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
        JSON.parse(await readFile(path.join(mailFolder(config), name), 'utf8')) as Mail
      return (await Promise.all(names.sort().map(read))).filter(({ to }) => to === email)
    },
    close: () => server.close(),
  }
}

/** Status and code of an answer: `200`, or `404 not_found`. */
export const outcome = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json<Problem>().code}`
