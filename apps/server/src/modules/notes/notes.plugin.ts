import {
  IdText,
  Instant,
  MAX_NOTE_TEXT,
  NotaSermaoDadosWire,
  NotaSermaoNovaWire,
  NotaSermaoWire,
  NotasSermaoWire,
  SituacaoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { callKey } from '../../http/call-key.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { addNote, changeNote, MAX_NOTES, noteOf, notesOf, removeNote, toNotaSermao } from './notes.ts'

/** A writer saves now and then, and after some time offline sends several notes at once. */
const WRITTEN: LimitRule = { name: 'notes', burst: 60, everyMs: 5_000 }

/** A text of maximal length, with each character escaped as `\u0000`, and the other fields. */
const MAX_BODY_BYTES = MAX_NOTE_TEXT * 6 + 4_096

const tags = ['notes']
const ofNote = Type.Object({ id: IdText })
const ListQuery = Type.Object({
  ...ChurchQuery.properties,
  limit: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
})
const RemovalQuery = Type.Object({ ...ChurchQuery.properties, dataUltimaAlteracao: Type.Optional(Instant) })

/** Sermon notes: document 2 section 7.7. Accessible to their writer only; staff too get 404. */
export const noteRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const countWrite = (request: FastifyRequest) => auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.get(
    '/user/nota-sermao',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ListQuery, response: answers(NotasSermaoWire) },
    },
    async ({ data, query: { limit }, viewer: { user } }) => {
      if (!user) return { notasSermao: [] }
      const most = Math.min(MAX_NOTES, Math.max(1, Number(limit ?? MAX_NOTES)))
      const rows = await data.use((db) => notesOf(db, user, most))
      return { notasSermao: rows.map(toNotaSermao) }
    },
  )

  app.get(
    '/nota-sermao/:id',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags, params: ofNote, querystring: ChurchQuery, response: answers(NotaSermaoWire) },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      return toNotaSermao(await data.use((db) => noteOf(db, user, rowIdOr404(request.params.id))))
    },
  )

  app.post(
    '/nota-sermao/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      bodyLimit: MAX_BODY_BYTES,
      schema: { tags, querystring: ChurchQuery, body: NotaSermaoNovaWire, response: answers(NotaSermaoWire) },
    },
    async (request) => {
      const now = clock()
      const { key, before } = callKey(request, String(personOf(request).account), now)
      await countWrite(request)
      const { user, data } = await joinedOf(services.database, request)
      return toNotaSermao(await data.transaction((tx) => addNote(tx, user, request.body, { key, before, now })))
    },
  )

  app.put(
    '/nota-sermao/:id',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags,
        params: ofNote,
        querystring: ChurchQuery,
        body: NotaSermaoDadosWire,
        response: answers(NotaSermaoWire),
      },
    },
    async (request) => {
      await countWrite(request)
      const { user, data } = ownOf(request)
      const id = rowIdOr404(request.params.id)
      return toNotaSermao(await data.transaction((tx) => changeNote(tx, user, id, request.body, clock())))
    },
  )

  app.delete(
    '/nota-sermao/:id',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags, params: ofNote, querystring: RemovalQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      await countWrite(request)
      const { dataUltimaAlteracao } = request.query
      const { user, data } = ownOf(request)
      await data.transaction((tx) => removeNote(tx, user, rowIdOr404(request.params.id), dataUltimaAlteracao))
      return { situacao: 'removido' }
    },
  )
}
