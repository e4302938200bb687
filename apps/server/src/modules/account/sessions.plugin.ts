import { SessaoIdText, SessoesWire, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'

/** More than a person ends at once. */
const ENDED: LimitRule = { name: 'end sessions', burst: 60, everyMs: 30_000 }

/**
 * A person's own sessions, on all portals: one session is one family of refresh tokens (decision 6). Days in the time zone
 * of the church that asks.
 */
export const ownSessionRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'directory' | 'auth' | 'outbox'>
}> = async (app, { services }) => {
  const { accounts, guard, sessions } = services.auth
  const tags = ['account']
  const config = { access: 'signed-in', church: 'query', role: 'anyone' } as const
  const countEnd = (request: FastifyRequest) => guard.limit(ENDED, String(personOf(request).account))

  app.get(
    '/user/sessao/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(SessoesWire) } },
    async (request) => {
      const { account, session } = personOf(request)
      const rows = await sessions.listOf(account)
      return {
        sessoes: rows.map(({ id, browser, system, begun, lastUse }) => ({
          id,
          navegador: browser,
          sistema: system,
          dataInicio: dayIn(request.church, begun),
          dataUltimoUso: dayIn(request.church, lastUse),
          flagAtual: id === session,
        })),
      }
    },
  )

  app.delete(
    '/user/sessao/:id',
    {
      config,
      schema: {
        tags,
        params: Type.Object({ id: SessaoIdText }),
        querystring: ChurchQuery,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      await countEnd(request)
      if (!(await sessions.endOne(personOf(request).account, request.params.id))) throw notFound()
      return { situacao: 'encerrada' }
    },
  )

  app.post(
    '/user/sessao/encerrar-outras',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await countEnd(request)
      const { account: id, session } = personOf(request)
      const { church } = request
      const account = await accountById(accounts, id)
      if (!account) throw new ProblemError('unauthorized')
      if ((await sessions.endAll(id, session)) > 0) {
        const link = `${await portalOrigin(services, church, request)}/user/change-password`
        await services.outbox.add(composeMail({ kind: 'sessionsEnded', to: account.email, church, link }))
      }
      return { situacao: 'encerradas' }
    },
  )
}
