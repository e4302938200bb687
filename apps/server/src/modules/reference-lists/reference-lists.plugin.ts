import { EstadosCivisWire, type MaritalStatusCode, OcupacoesWire, PaisesWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { asc } from 'drizzle-orm'
import { answers, open } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { estadoCivil, ocupacao, pais } from './reference-lists.tables.ts'

/** Seconds of browser cache: the lists change with a release. */
const CACHED = 'public, max-age=3600'

/** Lists for forms, in three languages: document 2 section 7.4. */
export const referenceListRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'database'> }> = async (
  app,
  { services },
) => {
  const db = services.database.directory
  const schema = <T>(response: T) => ({ tags: ['reference lists'], response: answers(response) })

  app.get('/utils/pais/', { config: open, schema: schema(PaisesWire) }, async (_request, reply) => {
    reply.header('cache-control', CACHED)
    return { paises: await db.select().from(pais).orderBy(asc(pais.nome)) }
  })

  app.get('/utils/ocupacao/', { config: open, schema: schema(OcupacoesWire) }, async (_request, reply) => {
    reply.header('cache-control', CACHED)
    return { ocupacoes: await db.select().from(ocupacao).orderBy(asc(ocupacao.id)) }
  })

  app.get('/utils/estado-civil/', { config: open, schema: schema(EstadosCivisWire) }, async (_request, reply) => {
    reply.header('cache-control', CACHED)
    const rows = await db.select().from(estadoCivil).orderBy(asc(estadoCivil.posicao))
    return {
      estadosCivis: rows.map(({ posicao: _, codigo, ...names }) => ({ codigo: codigo as MaritalStatusCode, ...names })),
    }
  })
}
