import { CriancaDadosWire, CriancasWire, CriancaWire, IdText, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inArray, sql } from 'drizzle-orm'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { crianca } from '../../platform/people/account.tables.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import { ownScopes, ScopeQuery } from '../../platform/people/own-scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { addChild, assertChild, changeChild, removeChild, toCrianca } from './children.ts'

const tags = ['account']
const ofUser = Type.Object({ id: IdText })
const ofChild = Type.Object({ id: IdText, childId: IdText })

/** A person's children: document 2 section 7.4. Asked by the platform account, changed by one in the organisation. */
export const childRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { inScope } = ownScopes(services)

  app.get(
    '/user/:id/crianca',
    {
      config: { access: 'signed-in', church: 'scope' },
      schema: { tags, params: ofUser, querystring: ScopeQuery, response: answers(CriancasWire) },
    },
    async (request) => {
      const { users, data } = await inScope(request, request.params.id, request.query)
      const ids = users.map(({ id }) => id)
      const rows = await data.use((db) =>
        db
          .select()
          .from(crianca)
          .where(inArray(crianca.usuarioId, ids))
          .orderBy(sql`${crianca.dataNascimento} nulls last`, crianca.id),
      )
      return { criancas: rows.map(toCrianca) }
    },
  )

  app.post(
    '/usuario/:id/crianca',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: {
        tags,
        params: ofUser,
        querystring: ChurchQuery,
        body: CriancaDadosWire,
        response: answers(CriancaWire),
      },
    },
    async (request) => {
      assertChild(request.body, dayIn(request.church, services.clock()))
      const { user, data } = await joinedOf(services.database, request)
      return toCrianca(await data.transaction((tx) => addChild(tx, user, request.body)))
    },
  )

  app.put(
    '/usuario/:id/crianca/:childId',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: {
        tags,
        params: ofChild,
        querystring: ChurchQuery,
        body: CriancaDadosWire,
        response: answers(CriancaWire),
      },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      assertChild(request.body, dayIn(request.church, services.clock()))
      const id = rowIdOr404(request.params.childId)
      return toCrianca(await data.use((db) => changeChild(db, user, id, request.body)))
    },
  )

  app.delete(
    '/usuario/:id/crianca/:childId',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: { tags, params: ofChild, querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      const id = rowIdOr404(request.params.childId)
      await data.use((db) => removeChild(db, user, id))
      return { situacao: 'removido' }
    },
  )
}
