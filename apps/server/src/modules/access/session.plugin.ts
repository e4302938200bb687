import {
  AlterarSenhaWire,
  CodigoAcessoWire,
  CredenciaisWire,
  LoginWire,
  PedirCodigoAcessoWire,
  RefreshWire,
  SituacaoWire,
  TrocarCodigoAcessoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import { deviceOf } from '../../platform/auth/device.ts'
import { personOf } from '../../platform/auth/person.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { changePassword } from './change-password.ts'
import { credentials } from './credentials.ts'
import { signIn } from './sign-in.ts'

/** A whole congregation may open the portal from one address when the service begins. */
const rateLimit = { max: 1_200, timeWindow: 60_000, groupId: 'refresh' }

/** Sessions: document 2 section 7.4, with security 1 to 3. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'outbox'>
}> = async (app, { services }) => {
  const { ofId } = churchAccess(services)
  const { accounts, tokens, sessions, secrets } = services.auth
  const schema = <B, T>(body: B, response: T) => ({ tags: ['access'], body, response: answers(response) })
  // Answers with tokens must not be cached, nor their page's address sent on.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  app.post(
    '/security/login_check',
    { config: open, schema: schema(LoginWire, CredenciaisWire) },
    async ({ body, headers, ip }) => {
      const church = body.igreja === undefined ? null : (await ofId(String(body.igreja))).id
      return signIn(services, body, church, { ip, device: deviceOf(headers['user-agent']) })
    },
  )

  app.post(
    '/security/token/refresh',
    { config: { ...open, rateLimit }, schema: schema(RefreshWire, CredenciaisWire) },
    async ({ body }) => {
      const renewed = await sessions.renew(body.refreshToken)
      if (!renewed) throw new ProblemError('unauthorized')
      return credentials(tokens, renewed)
    },
  )

  app.post('/security/logout', { config: open, schema: schema(RefreshWire, SituacaoWire) }, async ({ body }) => {
    await sessions.end(body.refreshToken)
    return { situacao: 'encerrada' }
  })

  app.post(
    '/user/alterar-senha',
    {
      config: { access: 'signed-in', church: 'none', beforePasswordChange: true },
      schema: schema(AlterarSenhaWire, SituacaoWire),
    },
    async (request) => {
      await changePassword(services, personOf(request), request.body, request)
      return { situacao: 'alterada' }
    },
  )

  app.post(
    '/security/codigo-acesso',
    {
      config: { access: 'signed-in', church: 'body', role: 'family' },
      schema: schema(PedirCodigoAcessoWire, CodigoAcessoWire),
    },
    async (request) => {
      const { account: id, session } = personOf(request)
      const { church } = request
      const account = await accountById(accounts, id)
      if (!account) throw new ProblemError('unauthorized')
      const { code, expires } = await secrets.code('auto_login', account, church.id, { session })
      return { codigo: code, origem: await portalOrigin(services, church), expiraEm: expires.toISOString() }
    },
  )

  app.post(
    '/security/codigo-acesso/trocar',
    { config: { access: 'public', church: 'body' }, schema: schema(TrocarCodigoAcessoWire, CredenciaisWire) },
    async ({ body, church, headers }) => {
      const used = await secrets.use('auto_login', body.codigo)
      if (used?.church !== church.id) throw new ProblemError('code_invalid')
      const { account } = used
      const begun = await sessions.begin(account, church.id, deviceOf(headers['user-agent']))
      const person = await sessions.live(begun.session, account)
      if (!person) throw new ProblemError('code_invalid')
      return credentials(tokens, { ...person, refreshToken: begun.refreshToken })
    },
  )
}
