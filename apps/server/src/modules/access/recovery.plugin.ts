import {
  AcessoEmailWire,
  CaptchaQuery,
  CaptchaText,
  CaptchaWire,
  EmailText,
  IdText,
  RecuperarSenhaWire,
  SituacaoWire,
  SlugText,
  VerificarEmailWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { accountByEmail, activate, normalEmail } from '../../auth/accounts.ts'
import { LOOK_UP } from '../../auth/try-guard.ts'
import { churchHost } from '../../http/church-host.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { memberships } from '../account/membership.ts'
import { portalOrigin } from '../account/portal-origin.ts'
import { churchAccess } from '../church/church-access.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { MAIL_REQUESTS, recoverPassword, sendVerification } from './recovery.ts'
import { registrationSettings } from './registration-settings.ts'

const captcha = Type.Optional(CaptchaText)
const ByEmail = Type.Object({ email: EmailText, captcha })

/** E-mail first, recovery, activation, captcha: document 2 section 7.4, security 12 and 13. */
export const recoveryRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { auth, config, directory } = services
  const { ofId, ofSlug } = churchAccess(services)
  const { inFamily } = memberships(services)
  const tags = ['access']
  const isStrict = async (church: DirectoryChurch | undefined) =>
    church !== undefined && (await registrationSettings(services, church)).flagSigiloso
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/captcha/desafio/',
    { config: open, schema: { tags, querystring: CaptchaQuery, response: answers(CaptchaWire) } },
    async ({ query }) => (query.para === 'pedido' ? auth.orderCaptcha : auth.captcha).challenge(),
  )

  type Query = { email: string; captcha?: string }
  const enterLookUp = (query: Query, { ip }: FastifyRequest, church: number | undefined) =>
    auth.guard.enter(LOOK_UP, { ip, email: normalEmail(query.email), church, captcha: query.captcha })
  const access = (known: boolean) => ({ acesso: known ? ('login' as const) : ('register' as const) })

  app.get(
    '/user/',
    { config: open, schema: { tags, querystring: ByEmail, response: answers(AcessoEmailWire) } },
    async (request) => {
      const church = await directory.byHost(churchHost(request.host, config.appDomain))
      await enterLookUp(request.query, request, church?.id)
      // not even looked up: the time it takes would tell
      if (await isStrict(church)) return access(true)
      return access((await accountByEmail(auth.accounts, normalEmail(request.query.email))) !== undefined)
    },
  )

  app.get(
    '/igreja/:client/usuario/',
    {
      config: open,
      schema: {
        tags,
        params: Type.Object({ client: SlugText }),
        querystring: ByEmail,
        response: answers(AcessoEmailWire),
      },
    },
    async (request) => {
      const { client } = request.params
      const church = await (/^\d+$/.test(client) ? ofId(client) : ofSlug(client))
      await enterLookUp(request.query, request, church.id)
      if (await isStrict(church)) return access(true)
      const account = await accountByEmail(auth.accounts, normalEmail(request.query.email))
      const known = await inFamily(church, account?.id ?? 0).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProblemError && error.code === 'not_found') return false
          throw error
        },
      )
      return access(known)
    },
  )

  app.post(
    '/security/recuperar-senha',
    { config: open, schema: { tags, body: RecuperarSenhaWire, response: answers(SituacaoWire) } },
    async (request) => {
      const { igreja, captcha } = request.body
      const church = await ofId(String(igreja))
      const email = normalEmail(request.body.email)
      await auth.guard.enter(MAIL_REQUESTS, { ip: request.ip, email, church: church.id, captcha })
      const origin = await portalOrigin(services, church, request)
      const recover = () => recoverPassword(services, church, email, origin)
      if (await isStrict(church)) auth.background.run(() => recover().catch(unlessRefused))
      else await recover()
      return { situacao: 'enviado' }
    },
  )

  app.post(
    '/security/solicitar-verificacao-email/',
    {
      config: open,
      schema: {
        tags,
        querystring: Type.Object({ igreja: IdText, email: EmailText, captcha }),
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const { igreja, captcha } = request.query
      const church = await ofId(igreja)
      const email = normalEmail(request.query.email)
      await auth.guard.enter(MAIL_REQUESTS, { ip: request.ip, email, church: church.id, captcha })
      const origin = await portalOrigin(services, church, request)
      auth.background.run(() => sendVerification(services, church, email, origin))
      return { situacao: 'enviado' }
    },
  )

  app.post(
    '/security/verificar-email',
    { config: open, schema: { tags, body: VerificarEmailWire, response: answers(SituacaoWire) } },
    async ({ body }) => {
      const used = await auth.secrets.use('verificar_email', body.codigo)
      if (!used) throw new ProblemError('code_invalid')
      await activate(auth.accounts, used.account, services.clock())
      return { situacao: 'verificado' }
    },
  )
}

/** In a strict church a refusal tells nobody; anything else is a failure. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error
}
