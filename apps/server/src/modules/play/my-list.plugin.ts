import {
  IdText,
  SituacaoWire,
  UsuarioPlanoAssinaturaConteudosWire,
  UsuarioPlanoAssinaturaConteudoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToMyList, readMyList, removeFromMyList, toListed } from './my-list.ts'
import { viewers } from './viewer.ts'

/** Who goes through the videos puts a few aside, and takes some back. */
const CHANGED: LimitRule = { name: 'play list', burst: 60, everyMs: 2_000 }

const tags = ['play']
const OfPerson = Type.Object({ ...ChurchQuery.properties, usuario: IdText })

/** A person's own list: document 2 section 7.5. */
export const myListRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { data } = churchAccess(services)
  const { churchOf, joinedOf, ownOf } = ownAccounts(services)
  const { namedViewer } = viewers(services)
  const countChange = (request: FastifyRequest) => auth.guard.limit(CHANGED, String(personOf(request).account))

  app.get(
    '/usuario-plano-assinatura-conteudo/',
    {
      config: member,
      schema: { tags, querystring: OfPerson, response: answers(UsuarioPlanoAssinaturaConteudosWire) },
    },
    async (request) => {
      const { igreja, usuario } = request.query
      const church = await churchOf(request, igreja)
      const { user } = await namedViewer(church, personOf(request).account, usuario)
      const rows = await data(church).use((db) => readMyList(db, { church: church.id, user }, clock()))
      return { usuarioPlanoAssinaturaConteudos: rows.map(toListed) }
    },
  )

  app.post(
    '/usuario-plano-assinatura-conteudo/',
    {
      config: member,
      schema: {
        tags,
        querystring: Type.Object({ ...OfPerson.properties, planoAssinaturaConteudo: IdText }),
        response: answers(UsuarioPlanoAssinaturaConteudoWire),
      },
    },
    async (request) => {
      const { igreja, usuario, planoAssinaturaConteudo } = request.query
      const church = await churchOf(request, igreja)
      await namedViewer(church, personOf(request).account, usuario)
      await countChange(request)
      const { user, data: rows } = await joinedOf(request, igreja)
      const owner = { church: church.id, user: user.id }
      return rows.transaction((tx) => addToMyList(tx, owner, rowIdOr404(planoAssinaturaConteudo), clock()))
    },
  )

  app.delete(
    '/usuario-plano-assinatura-conteudo/:id/',
    {
      config: member,
      schema: { tags, params: Type.Object({ id: IdText }), querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      await countChange(request)
      const { church, user, data: rows } = await ownOf(request, request.query.igreja)
      const entry = rowIdOr404(request.params.id)
      await rows.use((db) => removeFromMyList(db, { church: church.id, user: user.id }, entry))
      return { situacao: 'removido' }
    },
  )
}
