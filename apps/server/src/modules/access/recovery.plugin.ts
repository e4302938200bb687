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
import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { normalEmail } from '../../platform/auth/accounts.ts'
import { LOOK_UP } from '../../platform/auth/try-guard.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { disclosures } from './disclosure.ts'
import { confirmAddress } from './confirm-address.ts'
import { MAIL_REQUESTS, recoverPassword, sendVerification } from './recovery.ts'

const captcha = Type.Optional(CaptchaText)
const ByEmail = Type.Object({ email: EmailText, captcha })

/** E-mail look-up, recovery, activation and captcha: document 2 section 7.4, security 12 and 13. */
export const recoveryRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'outbox'>
}> = async (app, { services }) => {
  const { auth, config, directory } = services
  const { isStrict, mayTell, mayTellOfMember } = disclosures(services)
  const tags = ['access']
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
      const church = await directory.byHost(churchOfHost(request.host, config.appDomain))
      await enterLookUp(request.query, request, church?.id)
      // not looked up, since its duration would reveal the result
      if (await isStrict(church)) return access(true)
      return access(await mayTell(church, request.query.email))
    },
  )

  app.get(
    '/igreja/:client/usuario/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags,
        params: Type.Object({ client: SlugText }),
        querystring: ByEmail,
        response: answers(AcessoEmailWire),
      },
    },
    async (request) => {
      const { church } = request
      await enterLookUp(request.query, request, church.id)
      if (await isStrict(church)) return access(true)
      return access(await mayTellOfMember(church, request.query.email))
    },
  )

  app.post(
    '/security/recuperar-senha',
    {
      config: { access: 'public', church: 'body' },
      schema: { tags, body: RecuperarSenhaWire, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { body, church } = request
      const { captcha } = body
      const email = normalEmail(body.email)
      await auth.guard.enter(MAIL_REQUESTS, { ip: request.ip, email, church: church.id, captcha })
      const origin = await portalOrigin(services, church, request)
      const recover = () => recoverPassword(services, church, email, origin)
      const strict = await isStrict(church)
      if (!strict && (await mayTell(church, email))) {
        await recover()
      } else {
        auth.background.run(() => recover().catch(unlessRefused))
        if (!strict) throw new ProblemError('email_not_found')
      }
      return { situacao: 'enviado' }
    },
  )

  app.post(
    '/security/solicitar-verificacao-email/',
    {
      config: { access: 'public', church: 'query' },
      schema: {
        tags,
        querystring: Type.Object({ igreja: IdText, email: EmailText, captcha }),
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const { church, query } = request
      const { captcha } = query
      const email = normalEmail(query.email)
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
      await confirmAddress(services, body)
      return { situacao: 'verificado' }
    },
  )
}

/** Ignores a refusal, which would reveal an account; passes on any other error. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error
}
