import { MotivosWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import { readReasons } from './giving.reads.ts'

/** Giving: document 2 section 7.3, the reasons. */
export const givingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/igreja/:slug/pagamento-motivo/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags: ['giving'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          doacao: Type.Optional(Type.Enum(['true', 'false'], { description: 'true: only what one can give for' })),
        }),
        response: answers(MotivosWire),
      },
    },
    async ({ church, data, query }) => {
      const rows = await data.read(readReasons, { donations: query.doacao === 'true' })
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
          campanha: row.meta === null ? null : { meta: row.meta, recebido: row.recebidoFora + (row.recebido ?? 0) },
        })),
      }
    },
  )
}
