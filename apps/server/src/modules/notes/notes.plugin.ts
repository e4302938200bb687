import {
  IdempotencyKey,
  IdText,
  Instant,
  NOTE_TEXT_MOST,
  NotaSermaoDadosWire,
  NotaSermaoNovaWire,
  NotaSermaoWire,
  NotasSermaoWire,
  SituacaoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { ProblemError } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { addNote, changeNote, MAX_NOTES, noteOf, notesOf, removeNote, toNotaSermao } from './notes.ts'

/** Who writes saves now and then, and sends several notes at once after a while without the network. */
const WRITTEN: LimitRule = { name: 'notes', burst: 60, everyMs: 5_000 }

/** A text of the greatest length, where each character is sent as `\u0000`, and what stands beside it. */
const MAX_BODY_BYTES = NOTE_TEXT_MOST * 6 + 4_096

const tags = ['notes']
const ofNote = Type.Object({ id: IdText })
const ListQuery = Type.Object({
  ...ChurchQuery.properties,
  limit: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
})
const RemovalQuery = Type.Object({ ...ChurchQuery.properties, dataUltimaAlteracao: Type.Optional(Instant) })

/** Sermon notes: document 2 section 7.7. Each is its writer's alone; staff too get 404. */
export const noteRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { joinedOf, knownOf, ownOf } = ownAccounts(services)
  const countWrite = (request: FastifyRequest) => auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.get(
    '/user/nota-sermao',
    { config: member, schema: { tags, querystring: ListQuery, response: answers(NotasSermaoWire) } },
    async (request) => {
      const { igreja, limit } = request.query
      const own = await knownOf(request, igreja)
      if (!own) return { notasSermao: [] }
      const most = Math.min(MAX_NOTES, Math.max(1, Number(limit ?? MAX_NOTES)))
      const rows = await own.data.use((db) => notesOf(db, own.user, most))
      return { notasSermao: rows.map(toNotaSermao) }
    },
  )

  app.get(
    '/nota-sermao/:id',
    { config: member, schema: { tags, params: ofNote, querystring: ChurchQuery, response: answers(NotaSermaoWire) } },
    async (request) => {
      const { user, data } = await ownOf(request, request.query.igreja)
      return toNotaSermao(await data.use((db) => noteOf(db, user, rowIdOr404(request.params.id))))
    },
  )

  app.post(
    '/nota-sermao/',
    {
      config: member,
      bodyLimit: MAX_BODY_BYTES,
      schema: { tags, querystring: ChurchQuery, body: NotaSermaoNovaWire, response: answers(NotaSermaoWire) },
    },
    async (request) => {
      const key = request.headers['idempotency-key']
      if (!Value.Check(IdempotencyKey, key)) throw new ProblemError('idempotency_key_required')
      await countWrite(request)
      const { user, data } = await joinedOf(request, request.query.igreja)
      return toNotaSermao(await data.transaction((tx) => addNote(tx, user, request.body, { key, now: clock() })))
    },
  )

  app.put(
    '/nota-sermao/:id',
    {
      config: member,
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
      const { user, data } = await ownOf(request, request.query.igreja)
      const id = rowIdOr404(request.params.id)
      return toNotaSermao(await data.transaction((tx) => changeNote(tx, user, id, request.body, clock())))
    },
  )

  app.delete(
    '/nota-sermao/:id',
    { config: member, schema: { tags, params: ofNote, querystring: RemovalQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const { igreja, dataUltimaAlteracao } = request.query
      const { user, data } = await ownOf(request, igreja)
      await data.transaction((tx) => removeNote(tx, user, rowIdOr404(request.params.id), dataUltimaAlteracao))
      return { situacao: 'removido' }
    },
  )
}
