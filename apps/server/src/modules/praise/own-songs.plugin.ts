import {
  IdText,
  LouvoresFavoritosWire,
  RepertorioDadosWire,
  RepertoriosWire,
  RepertorioWire,
  SituacaoWire,
  UuidText,
} from '@atrio/contract'
import { isPlainDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFavourite, favouritesOf, removeFavourite } from './favourites.ts'
import { removeSetList, saveSetList, setListsOf } from './set-lists.ts'

/** Putting a list in order is a write for each press. */
const WRITTEN: LimitRule = { name: 'own-songs', burst: 120, everyMs: 1_000 }

const tags = ['praise']
const known = { access: 'signed-in', church: 'query', role: 'family' } as const
const ofSong = Type.Object({ id: IdText })
const ofList = Type.Object({ uuid: UuidText })
const RemovalQuery = Type.Object({
  ...ChurchQuery.properties,
  versao: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
})

/** A person's favourites and set lists, accessible to nobody else. Our own calls: docs/wire.md. */
export const ownSongRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'database' | 'auth'>
}> = async (app, { services }) => {
  const countWrite = (request: FastifyRequest) => services.auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.get(
    '/user/louvor-favorito',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(LouvoresFavoritosWire) },
    },
    async ({ data, viewer: { user } }) => ({ favoritos: user ? await data.use((db) => favouritesOf(db, user)) : [] }),
  )

  app.put(
    '/user/louvor-favorito/:id',
    { config: known, schema: { tags, params: ofSong, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const id = rowIdOr404(request.params.id)
      const { user, data } = await joinedOf(services.database, request)
      await data.transaction((tx) => addFavourite(tx, user, id))
      return { situacao: 'marcado' }
    },
  )

  app.delete(
    '/user/louvor-favorito/:id',
    { config: known, schema: { tags, params: ofSong, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const id = rowIdOr404(request.params.id)
      const { data, viewer } = request
      // a member of a sister church who has nothing here loses nothing
      const { user } = viewer
      if (user) await data.transaction((tx) => removeFavourite(tx, user, id))
      return { situacao: 'removido' }
    },
  )

  app.get(
    '/user/repertorio',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(RepertoriosWire) },
    },
    async ({ data, viewer: { user } }) => ({ repertorios: user ? await data.use((db) => setListsOf(db, user)) : [] }),
  )

  app.put(
    '/user/repertorio/:uuid',
    {
      config: known,
      schema: {
        tags,
        params: ofList,
        querystring: ChurchQuery,
        body: RepertorioDadosWire,
        response: answers(RepertorioWire),
      },
    },
    async (request) => {
      const { data: day } = request.body
      if (day !== null && !isPlainDate(day))
        throw new ProblemError('validation', [{ field: 'data', code: 'date', message: 'is no date' }])
      await countWrite(request)
      const { user, data } = await joinedOf(services.database, request)
      return data.transaction((tx) => saveSetList(tx, user, request.params.uuid, request.body))
    },
  )

  app.delete(
    '/user/repertorio/:uuid',
    { config: known, schema: { tags, params: ofList, querystring: RemovalQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const { versao } = request.query
      const { data, params, viewer } = request
      const { user } = viewer
      const seen = versao === undefined ? undefined : Number(versao)
      if (user) await data.transaction((tx) => removeSetList(tx, user, params.uuid, seen))
      return { situacao: 'removido' }
    },
  )
}
