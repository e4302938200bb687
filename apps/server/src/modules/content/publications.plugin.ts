import { PublicacaoTiposWire, PublicacaoWire, PublicacoesWire, SearchText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, sql } from 'drizzle-orm'
import Type from 'typebox'
import { CursorText } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { listed, onWire } from './listed.ts'
import { foundAfter, newest, pageAfter, published, ROWS, toPage } from './newest-first.ts'
import { publicacao, publicacaoTipo } from './writings.tables.ts'

const ofItsType = and(
  eq(publicacaoTipo.igrejaId, publicacao.igrejaId),
  eq(publicacaoTipo.id, publicacao.publicacaoTipoId),
)
const tipo = { slug: publicacaoTipo.slug, nome: publicacaoTipo.nome }

/** Far more than a church has: a limit for a list without pages. */
const MAX_TYPES = 200

/** Publications by type: see docs/wire.md. */
export const publicationRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  const { clock } = services

  app.get(
    '/igreja/:slug/publicacao-tipo/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags: ['content'], params: Type.Object({ slug: SlugText }), response: answers(PublicacaoTiposWire) },
    },
    async ({ church, data }) => {
      const tipos = await data.use((db) =>
        db
          .select({ id: publicacaoTipo.id, ...tipo, descricao: publicacaoTipo.descricao })
          .from(publicacaoTipo)
          .where(eq(publicacaoTipo.igrejaId, church.id))
          .orderBy(asc(publicacaoTipo.posicao), asc(publicacaoTipo.nome), asc(publicacaoTipo.id))
          .limit(MAX_TYPES),
      )
      return { tipos }
    },
  )

  app.get(
    '/igreja/:slug/publicacao/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          tipo: Type.Optional(SlugText),
          busca: Type.Optional(SearchText),
          depois: CursorText,
        }),
        response: answers(PublicacoesWire),
      },
    },
    async ({ church, data, query }) => {
      const now = clock()
      const ofType =
        query.tipo === undefined
          ? undefined
          : sql`(select ${publicacaoTipo.id} from ${publicacaoTipo}
              where ${publicacaoTipo.igrejaId} = ${church.id} and ${publicacaoTipo.slug} = ${query.tipo})`
      const found = await data.use((db) =>
        db
          .select({ ...listed(publicacao), tipo })
          .from(publicacao)
          .innerJoin(publicacaoTipo, ofItsType)
          .where(
            and(
              pageAfter(publicacao, church.id, now, query.depois),
              foundAfter(publicacao, now, query.depois, { kind: 'publicacao', text: query.busca, parent: ofType }),
              query.tipo === undefined ? undefined : eq(publicacaoTipo.slug, query.tipo),
            ),
          )
          .orderBy(...newest(publicacao))
          .limit(ROWS),
      )
      const { rows, proximo } = toPage(found)
      return { publicacoes: rows.map(onWire), proximo }
    },
  )

  app.get(
    '/igreja/:slug/publicacao/:publicacao',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, publicacao: SlugText }),
        response: answers(PublicacaoWire),
      },
    },
    async ({ church, data, params }) => {
      const [found] = await data.use((db) =>
        db
          .select({ ...listed(publicacao), tipo, conteudo: publicacao.conteudo, arquivos: publicacao.arquivos })
          .from(publicacao)
          .innerJoin(publicacaoTipo, ofItsType)
          .where(and(published(publicacao, church.id, clock()), eq(publicacao.slug, params.publicacao))),
      )
      if (!found) throw notFound()
      return onWire(found)
    },
  )
}
