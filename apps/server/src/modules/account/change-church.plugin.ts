import { CodigoAcessoWire, TrocaIgrejaWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { joinedOf } from '../../platform/people/own-account.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'

/** Each change creates a user in a church that has to look after it. */
const CHANGES: LimitRule = { name: 'change church', burst: 6, everyMs: 10 * 60_000 }

/**
 * `POST /usuario/troca-igreja`: to a church of the same organisation; others are not found. The person becomes a user
 * there, and enters its portal by a code that is valid once and for a minute: a session belongs to its portal, and its
 * token is sent to no other host (security 3). Registrations, gifts and notes stay with the former church.
 */
export const changeChurchRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth } = services

  app.post(
    '/usuario/troca-igreja',
    {
      config: { access: 'signed-in', church: 'body', role: 'family' },
      schema: { tags: ['account'], body: TrocaIgrejaWire, response: answers(CodigoAcessoWire) },
    },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer')
      const { account: id } = personOf(request)
      await auth.guard.limit(CHANGES, String(id))
      const { church } = await joinedOf(services.database, request)
      const account = await accountById(auth.accounts, id)
      if (!account) throw new ProblemError('unauthorized')
      // not bound to the session: the former portal signs out before the code is used
      const { code, expires } = await auth.secrets.code('auto_login', account, church.id)
      return { codigo: code, origem: await portalOrigin(services, church), expiraEm: expires.toISOString() }
    },
  )
}
