import { OracoesMuralWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { churchAccess } from '../church/church-access.ts'
import { oracao, oracaoMotivo } from './prayer.tables.ts'

/** Requests that the wall shows at most, the newest. */
const MOST = 100

/** Columns named one by one: who asked, and how to reach them, never leave this table (security 28). */
const readWall = churchRead((db) =>
  db
    .select({
      id: oracao.id,
      idIgreja: oracao.igrejaId,
      nome: oracao.nome,
      mensagem: oracao.mensagem,
      imagem: oracao.imagem,
      motivo: { id: oracaoMotivo.id, nome: oracaoMotivo.nome },
      dataCadastro: oracao.dataCadastro,
      qtdeOrando: oracao.qtdeOrando,
    })
    .from(oracao)
    .leftJoin(oracaoMotivo, and(eq(oracaoMotivo.igrejaId, oracao.igrejaId), eq(oracaoMotivo.id, oracao.oracaoMotivoId)))
    .where(and(eq(oracao.igrejaId, theChurch), eq(oracao.flagPublicarMural, true), eq(oracao.flagAtivo, true)))
    .orderBy(desc(oracao.dataCadastro), desc(oracao.id))
    .limit(MOST)
    .prepare('prayer.wall'),
)

/** Prayer wall: document 2 section 7.7. */
export const prayerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { dataOfSlug } = churchAccess(services)

  app.get(
    '/oracao/:slug',
    {
      config: open,
      schema: { tags: ['prayer'], params: Type.Object({ slug: SlugText }), response: answers(OracoesMuralWire) },
    },
    async ({ params }) => {
      const rows = await (await dataOfSlug(params.slug)).read(readWall)
      return { oracoes: rows.map((row) => ({ ...row, dataCadastro: row.dataCadastro.toISOString() })) }
    },
  )
}
