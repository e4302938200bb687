import { IdText, PreferenciaNotificacaoDadosWire, PreferenciaNotificacaoWire, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { organisationOf } from '../../platform/people/membership.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { preferenceOf, removeNotification, savePreference } from './own-notifications.ts'

/** A person opens the list now and then, and may clear it at once. */
const WRITTEN: LimitRule = { name: 'own notifications', burst: 120, everyMs: 3_000 }

const tags = ['notifications']
const config = { access: 'signed-in', church: 'query', role: 'known' } as const

/** What a person has seen and removed of a church's notifications, and of which kinds they want to be notified. */
export const ownNotificationRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'database'>
}> = async (app, { services }) => {
  const { auth, database } = services
  const whose = (request: FastifyRequest) => ({ church: request.church.id, account: personOf(request).account })
  const readerOf = (request: FastifyRequest) => ({ ...whose(request), users: request.viewer.users })
  const countWrite = (request: FastifyRequest) => auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.get(
    '/user/notificacao-preferencia/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(PreferenciaNotificacaoWire) } },
    async (request) => request.data.use((db) => preferenceOf(db, readerOf(request))),
  )

  app.put(
    '/user/notificacao-preferencia/',
    {
      config,
      schema: {
        tags,
        querystring: ChurchQuery,
        body: PreferenciaNotificacaoDadosWire,
        response: answers(PreferenciaNotificacaoWire),
      },
    },
    async (request) => {
      await countWrite(request)
      return request.data.transaction((tx) => savePreference(tx, readerOf(request), request.body))
    },
  )

  app.delete(
    '/user/notificacao/:id',
    {
      config,
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      await countWrite(request)
      const { church, params, viewer } = request
      const sisters = (await organisationOf(database, church)).slice(1).map(({ id }) => id)
      const id = rowIdOr404(params.id)
      await database.churches
        .of(church.id, ...sisters)
        .transaction((tx) => removeNotification(tx, whose(request), viewer.users, id))
      return { situacao: 'removido' }
    },
  )
}
