import { CodigoAcessoWire, TrocaIgrejaWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { joinSisterChurch } from '../../platform/people/join-sister-church.ts'
import { memberships } from '../../platform/people/membership.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'

/** Each change makes an account in a church that has to look after it. */
const CHANGES: LimitRule = { name: 'change church', burst: 6, everyMs: 10 * 60_000 }

/**
 * `POST /usuario/troca-igreja`: to a church of the same organisation; every other one is not found. The person becomes
 * known there, and enters its portal by a code that is good once and for a minute: a session belongs to the portal at
 * which it began, and its token goes to no other host (security 3). What belongs to the church that they come from
 * (registrations, gifts, notes) stays there, where they can come back to.
 */
export const changeChurchRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth } = services
  const { ofId } = churchAccess(services)
  const { inFamily } = memberships(services)

  app.post(
    '/usuario/troca-igreja',
    {
      config: member,
      schema: { tags: ['account'], body: TrocaIgrejaWire, response: answers(CodigoAcessoWire) },
    },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer')
      const { account: id } = personOf(request)
      const church = await ofId(String(request.body.igreja))
      const { users, data } = await inFamily(church, id)
      await auth.guard.limit(CHANGES, String(id))
      if (users[0].igrejaId !== church.id) await joinSisterChurch(data, church, users[0])
      const account = await accountById(auth.accounts, id)
      if (!account) throw new ProblemError('unauthorized')
      // not bound to the session: the portal that is left logs out before the code is used
      const { code, expires } = await auth.secrets.code('auto_login', account, church.id)
      return { codigo: code, origem: await portalOrigin(services, church), expiraEm: expires.toISOString() }
    },
  )
}
