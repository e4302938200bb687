import { EmailDaContaWire, SituacaoWire, TrocarEmailWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import { personOf } from '../../platform/auth/person.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { askForNewEmail, confirmNewEmail, pendingEmail, withdrawNewEmail } from './change-email.ts'
import { addCodePage } from './code-page.ts'
import { confirmEmailWords } from './confirm-email.words.ts'

type Services = Pick<Platform, 'config' | 'clock' | 'directory' | 'auth' | 'outbox'>

const tags = ['access']
const config = { access: 'signed-in', church: 'query', role: 'anyone' } as const

/** The change of an account's e-mail: asked for with the password, confirmed from the new address. */
export const changeEmailRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/user/email/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(EmailDaContaWire) } },
    async (request) => {
      const { account: id } = personOf(request)
      const account = await accountById(services.auth.accounts, id)
      if (!account) throw new ProblemError('unauthorized')
      const pending = await pendingEmail(services, id)
      const troca = pending ? { email: pending.email, dataExpiracao: pending.expires.toISOString() } : null
      return { email: account.email, troca }
    },
  )

  app.post(
    '/user/email/',
    {
      config,
      schema: { tags, querystring: ChurchQuery, body: TrocarEmailWire, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { church } = request
      const { email, senha: password } = request.body
      const origin = await portalOrigin(services, church, request)
      await askForNewEmail(services, personOf(request), { email, password, church, origin })
      return { situacao: 'enviado' }
    },
  )

  app.delete(
    '/user/email/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await withdrawNewEmail(services, personOf(request).account)
      return { situacao: 'removido' }
    },
  )
}

/** `/confirm-email?code=`: the target of the mail to the new address. */
export const confirmEmailPageRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) =>
  addCodePage(app, {
    url: '/confirm-email',
    words: confirmEmailWords,
    enter: '/user/data',
    confirm: (given, request) => confirmNewEmail(services, given, (church) => portalOrigin(services, church, request)),
  })
