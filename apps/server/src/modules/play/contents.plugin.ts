import {
  IdText,
  PlanoAssinaturaConteudosWire,
  PlanoAssinaturaConteudoWire,
  playContentTypes,
  PosicaoVideoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers, member, open } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { PAGE, readContent, readContents } from './contents.reads.ts'
import { toEntry } from './entries.ts'
import { planoAssinaturaPosicao as posicao } from './play.tables.ts'
import { viewers } from './viewer.ts'

/** A player tells now and then where it is. */
const PLACES: LimitRule = { name: 'play place', burst: 60, everyMs: 3_000 }

const tags = ['play']
const ofContent = Type.Object({ id: IdText })
const ListQuery = Type.Object({
  ...ChurchQuery.properties,
  destaque: Type.Optional(Type.Enum(['true', 'false'])),
  tag: Type.Optional(IdText),
  coletanea: Type.Optional(IdText),
  tipo: Type.Optional(Type.Enum([...playContentTypes])),
  busca: Type.Optional(Type.String({ maxLength: 100 })),
  depois: CursorText,
})

/** Videos and collections: document 2 section 7.5. Lists are anybody's; where a video plays, only who may watch is told. */
export const contentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { data } = churchAccess(services)
  const { churchOf, joinedOf } = ownAccounts(services)
  const { viewerOf } = viewers(services)

  app.get(
    '/plano-assinatura-conteudo/',
    { config: open, schema: { tags, querystring: ListQuery, response: answers(PlanoAssinaturaConteudosWire) } },
    async (request) => {
      const { query } = request
      const church = await churchOf(request, query.igreja)
      const { destaque, tag, coletanea, tipo, busca, depois } = query
      const rows = await data(church).use((db) =>
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
      // a collection has one page
      if (coletanea) return { conteudos: rows.map(toEntry), proximo: null }
      const page = pageOf(rows, PAGE, ({ dataPublicacao, id }) => ({ sort: dataPublicacao.getTime(), id }))
      return { conteudos: page.rows.map(toEntry), proximo: page.proximo }
    },
  )

  app.get(
    '/plano-assinatura-conteudo/:id/',
    {
      config: open,
      schema: { tags, params: ofContent, querystring: ChurchQuery, response: answers(PlanoAssinaturaConteudoWire) },
    },
    async (request, reply) => {
      const church = await churchOf(request, request.query.igreja)
      const id = rowIdOr404(request.params.id)
      const viewer = await viewerOf(request, reply, church)
      const row = await data(church).use((db) => readContent(db, { church: church.id, now: clock() }, id, viewer.user))
      if (!row) throw notFound()
      const mayWatch = viewer.isKnown && (row.visibility === 'OPEN_CONTENT' || row.subscribed)
      const { servico, ...place } = row.video
      return {
        ...toEntry(row),
        tags: row.tags,
        video: mayWatch && servico ? { servico, ...place } : null,
        doUsuario: viewer.isKnown ? { idMinhaLista: row.listed, posicaoSegundos: row.stopped ?? 0 } : null,
      }
    },
  )

  app.put(
    '/plano-assinatura-conteudo/:id/posicao',
    {
      config: member,
      schema: {
        tags,
        params: ofContent,
        querystring: ChurchQuery,
        body: PosicaoVideoWire,
        response: answers(PosicaoVideoWire),
      },
    },
    async (request) => {
      await auth.guard.limit(PLACES, String(personOf(request).account))
      const { church, user, data: rows } = await joinedOf(request, request.query.igreja)
      const id = rowIdOr404(request.params.id)
      const { segundos } = request.body
      const now = clock()
      await rows.transaction(async (tx) => {
        if (!(await readContent(tx, { church: church.id, now }, id, user.id))) throw notFound()
        const values = { segundos, dataUltimaAlteracao: now }
        await tx
          .insert(posicao)
          .values({ igrejaId: church.id, usuarioId: user.id, conteudoId: id, ...values })
          .onConflictDoUpdate({ target: [posicao.igrejaId, posicao.usuarioId, posicao.conteudoId], set: values })
      })
      return { segundos }
    },
  )
}
