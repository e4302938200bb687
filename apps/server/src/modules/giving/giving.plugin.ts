import { MotivosWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers, open } from '../../http/route-parts.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readReasons } from './giving.reads.ts'

/** Giving: document 2 section 7.3, the reasons. */
export const givingRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'database' | 'directory'> }> = async (
  app,
  { services },
) => {
  const { ofSlug, data } = churchAccess(services)

  app.get(
    '/igreja/:slug/pagamento-motivo/',
    {
      config: open,
      schema: {
        tags: ['giving'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          doacao: Type.Optional(Type.Enum(['true', 'false'], { description: 'true: only what one can give for' })),
        }),
        response: answers(MotivosWire),
      },
    },
    async ({ params, query }) => {
      const church = await ofSlug(params.slug)
      const rows = await data(church).read(readReasons, { donations: query.doacao === 'true' })
      return {
        motivos: rows.map((row) => ({
          id: row.id,
          idIgreja: row.igrejaId,
          nome: row.nome,
          descricao: row.descricao,
          moeda: church.moeda,
          valorMinimo: row.valorMinimo,
          valorMaximo: row.valorMaximo,
          flagRecorrencia: row.flagRecorrencia,
        })),
      }
    },
  )
}
