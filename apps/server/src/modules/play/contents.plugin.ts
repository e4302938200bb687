import {
  IdText,
  MarcaVideoWire,
  PlanoAssinaturaConteudosWire,
  PlanoAssinaturaConteudoWire,
  playContentTypes,
  PosicaoVideoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf } from '../../platform/people/own-account.ts'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import type { Platform } from '../../platform/platform.ts'
import { PAGE, readContent, readContents } from './contents.reads.ts'
import { toEntry } from './entries.ts'
import { mayWatch, subtitlesOf, videoOf } from './play-files.ts'
import { keepPlace } from './marks.ts'
import { planoAssinaturaConteudo } from './play.tables.ts'

/** Players report their position now and then. */
const PLACES: LimitRule = { name: 'play place', burst: 60, everyMs: 3_000 }

const tags = ['play']
const ofContent = Type.Object({ id: IdText })
/** Where a call names no church, that of its content. */
const byContent = ({ params }: FastifyRequest) =>
  rowOf(planoAssinaturaConteudo, planoAssinaturaConteudo.id, (params as { id: string }).id)
const ListQuery = Type.Object({
  ...ChurchQuery.properties,
  destaque: Type.Optional(Type.Enum(['true', 'false'])),
  tag: Type.Optional(IdText),
  coletanea: Type.Optional(IdText),
  tipo: Type.Optional(Type.Enum([...playContentTypes])),
  busca: Type.Optional(Type.String({ maxLength: 100 })),
  depois: CursorText,
})

/** Videos and collections: document 2 section 7.5. Lists are public; only viewers with access get a video's address. */
export const contentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services

  app.get(
    '/plano-assinatura-conteudo/',
    {
      config: { access: 'public', church: 'query' },
      schema: { tags, querystring: ListQuery, response: answers(PlanoAssinaturaConteudosWire) },
    },
    async ({ church, data, query }) => {
      const { destaque, tag, coletanea, tipo, busca, depois } = query
      const rows = await data.use((db) =>
        readContents(
          db,
          { church: church.id, now: clock() },
          {
            ...(destaque && { featured: destaque === 'true' }),
            ...(tag && { tag: rowIdOr404(tag) }),
            ...(coletanea && { collection: rowIdOr404(coletanea) }),
            ...(tipo && { type: tipo }),
            ...(busca && { search: busca }),
            after: readCursor(depois, isInstant),
          },
        ),
      )
      // a collection has a single page
      if (coletanea) return { conteudos: rows.map(toEntry), proximo: null }
      const page = pageOf(rows, PAGE, ({ dataPublicacao, id }) => ({ sort: dataPublicacao.getTime(), id }))
      return { conteudos: page.rows.map(toEntry), proximo: page.proximo }
    },
  )

  app.get(
    '/plano-assinatura-conteudo/:id/',
    {
      config: { access: 'visitor', church: 'query', churchBy: byContent, role: 'known' },
      schema: { tags, params: ofContent, querystring: ChurchQuery, response: answers(PlanoAssinaturaConteudoWire) },
    },
    async ({ church, data, params, person, viewer }) => {
      const id = rowIdOr404(params.id)
      const at = { church: church.id, now: clock() }
      const row = await data.use((db) => readContent(db, at, id, viewer.user?.id ?? 0))
      if (!row) throw notFound()
      const seen = person && mayWatch(row, viewer) ? person : null
      return {
        ...toEntry(row),
        tags: row.tags,
        video: seen ? videoOf(services, row, seen) : null,
        legendas: seen ? subtitlesOf(services, row, seen) : [],
        doUsuario:
          viewer.users.length > 0
            ? { idMinhaLista: row.listed, posicaoSegundos: row.stopped ?? 0, flagAssistido: row.watched }
            : null,
      }
    },
  )

  app.put(
    '/plano-assinatura-conteudo/:id/posicao',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byContent, role: 'family' },
      schema: {
        tags,
        params: ofContent,
        querystring: ChurchQuery,
        body: PosicaoVideoWire,
        response: answers(MarcaVideoWire),
      },
    },
    async (request) => {
      await auth.guard.limit(PLACES, String(personOf(request).account))
      const { church, user, data: rows } = await joinedOf(services.database, request)
      const id = rowIdOr404(request.params.id)
      const { segundos, duracaoSegundos, flagAssistido } = request.body
      const now = clock()
      return rows.transaction(async (tx) => {
        const found = await readContent(tx, { church: church.id, now }, id, user.id)
        if (!found) throw notFound()
        const place = { id, length: found.duracaoSegundos, now, segundos }
        return keepPlace(
          tx,
          { church: church.id, user: user.id },
          {
            ...place,
            ...(duracaoSegundos !== undefined && { duracaoSegundos }),
            ...(flagAssistido !== undefined && { flagAssistido }),
          },
        )
      })
    },
  )
}
