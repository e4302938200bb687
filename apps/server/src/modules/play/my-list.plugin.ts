import {
  IdText,
  SituacaoWire,
  UsuarioPlanoAssinaturaConteudosWire,
  UsuarioPlanoAssinaturaConteudoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToMyList, readMyList, removeFromMyList, toListed } from './my-list.ts'

/** Above what a person adds and removes while browsing. */
const CHANGED: LimitRule = { name: 'play list', burst: 60, everyMs: 2_000 }

const tags = ['play']
const OfPerson = Type.Object({ ...ChurchQuery.properties, usuario: IdText })

/** A person's own list: document 2 section 7.5. */
export const myListRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const countChange = (request: FastifyRequest) => auth.guard.limit(CHANGED, String(personOf(request).account))

  app.get(
    '/usuario-plano-assinatura-conteudo/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'usuario' },
      schema: { tags, querystring: OfPerson, response: answers(UsuarioPlanoAssinaturaConteudosWire) },
    },
    async ({ church, data, viewer: { user } }) => {
      if (!user) return { usuarioPlanoAssinaturaConteudos: [] }
      const rows = await data.use((db) => readMyList(db, { church: church.id, user: user.id }, clock()))
      return { usuarioPlanoAssinaturaConteudos: rows.map(toListed) }
    },
  )

  app.post(
    '/usuario-plano-assinatura-conteudo/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'usuario' },
      schema: {
        tags,
        querystring: Type.Object({ ...OfPerson.properties, planoAssinaturaConteudo: IdText }),
        response: answers(UsuarioPlanoAssinaturaConteudoWire),
      },
    },
    async (request) => {
      const { planoAssinaturaConteudo } = request.query
      await countChange(request)
      const { church, user, data } = await joinedOf(services.database, request)
      const owner = { church: church.id, user: user.id }
      return data.transaction((tx) => addToMyList(tx, owner, rowIdOr404(planoAssinaturaConteudo), clock()))
    },
  )

  app.delete(
    '/usuario-plano-assinatura-conteudo/:id/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags, params: Type.Object({ id: IdText }), querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      await countChange(request)
      const { church, user, data } = ownOf(request)
      const entry = rowIdOr404(request.params.id)
      await data.use((db) => removeFromMyList(db, { church: church.id, user: user.id }, entry))
      return { situacao: 'removido' }
    },
  )
}
