import { IdText, MinisteriosWire, MinisterioWire, ProjetoWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ministerio, ministerioProjeto } from './ministries.tables.ts'

const areaOf = (table: typeof ministerio | typeof ministerioProjeto) => ({
  id: table.id,
  slug: table.slug,
  nome: table.nome,
  resumo: table.resumo,
  imagem: table.imagem,
})

/** Far more than a church has: a limit for a list without pages. */
const MAX_MINISTRIES = 200

/** Ministries and their projects: see docs/wire.md. */
export const ministryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/igreja/:slug/ministerio/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags: ['content'], params: Type.Object({ slug: SlugText }), response: answers(MinisteriosWire) },
    },
    async ({ church, data }) => {
      const ministerios = await data.use((db) =>
        db
          .select(areaOf(ministerio))
          .from(ministerio)
          .where(eq(ministerio.igrejaId, church.id))
          .orderBy(asc(ministerio.posicao), asc(ministerio.nome), asc(ministerio.id))
          .limit(MAX_MINISTRIES),
      )
      return { ministerios }
    },
  )

  app.get(
    '/igreja/:slug/ministerio/:id',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(MinisterioWire),
      },
    },
    async ({ church, data, params }) => {
      const id = rowIdOr404(params.id)
      const [[found], projetos] = await Promise.all([
        data.use((db) =>
          db
            .select()
            .from(ministerio)
            .where(and(eq(ministerio.igrejaId, church.id), eq(ministerio.id, id))),
        ),
        data.use((db) =>
          db
            .select(areaOf(ministerioProjeto))
            .from(ministerioProjeto)
            .where(and(eq(ministerioProjeto.igrejaId, church.id), eq(ministerioProjeto.ministerioId, id)))
            .orderBy(asc(ministerioProjeto.posicao), asc(ministerioProjeto.nome), asc(ministerioProjeto.id))
            .limit(MAX_MINISTRIES),
        ),
      ])
      if (!found) throw notFound()
      const { igrejaId: _church, posicao: _position, ...row } = found
      return { ...row, projetos }
    },
  )

  app.get(
    '/igreja/:slug/ministerio/:id/projeto/:projeto',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, id: IdText, projeto: IdText }),
        response: answers(ProjetoWire),
      },
    },
    async ({ church, data, params }) => {
      const of = and(
        eq(ministerioProjeto.igrejaId, church.id),
        eq(ministerioProjeto.ministerioId, rowIdOr404(params.id)),
        eq(ministerioProjeto.id, rowIdOr404(params.projeto)),
      )
      const [found] = await data.use((db) =>
        db
          .select({
            ...areaOf(ministerioProjeto),
            conteudo: ministerioProjeto.conteudo,
            ministerio: { id: ministerio.id, nome: ministerio.nome },
          })
          .from(ministerioProjeto)
          .innerJoin(
            ministerio,
            and(eq(ministerio.igrejaId, ministerioProjeto.igrejaId), eq(ministerio.id, ministerioProjeto.ministerioId)),
          )
          .where(of),
      )
      if (!found) throw notFound()
      return found
    },
  )
}
