import { ConfiguracaoEstudoWire, EstudosWire, EstudoWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { Platform } from '../../platform/platform.ts'
import { configuracaoEstudo, estudo } from './studies.tables.ts'
import { NOBODY, viewerOf } from './viewer.ts'

const PAGE = 20
const { id, titulo, serie, autor, passagem, resumo, imagem, dataPublicacao } = estudo

/** Studies: document 2 section 7.6. For anybody where the church says so, else for whom it knows. */
export const studyRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { ofSlug, data } = churchAccess(services)
  const ofChurch = Type.Object({ slug: SlugText })
  const published = () => sql`${dataPublicacao} <= ${services.clock().toISOString()}::timestamptz`

  app.get(
    '/igreja/:slug/configuracao-estudo',
    { config: open, schema: { tags: ['groups'], params: ofChurch, response: answers(ConfiguracaoEstudoWire) } },
    async ({ params }) => ({ data: { flagConteudoPublico: await arePublic(data(await ofSlug(params.slug))) } }),
  )

  app.get(
    '/igreja/:slug/estudo/',
    {
      config: open,
      schema: {
        tags: ['groups'],
        params: ofChurch,
        querystring: Type.Object({ depois: CursorText }),
        response: answers(EstudosWire),
      },
    },
    async (request, reply) => {
      const church = await ofSlug(request.params.slug)
      await admit(request, reply, church, data(church))
      const after = readCursor(request.query.depois, isInstant)
      const found = await data(church).use((db) =>
        db
          .select({ id, titulo, serie, autor, passagem, resumo, imagem, dataPublicacao })
          .from(estudo)
          .where(
            and(
              eq(estudo.igrejaId, church.id),
              published(),
              after
                ? sql`(${dataPublicacao}, ${id}) < (${new Date(after.sort).toISOString()}::timestamptz, ${after.id})`
                : undefined,
            ),
          )
          .orderBy(desc(dataPublicacao), desc(id))
          .limit(PAGE + 1),
      )
      const { rows, proximo } = pageOf(found, PAGE, (row) => ({ sort: row.dataPublicacao.getTime(), id: row.id }))
      return {
        estudos: rows.map((row) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() })),
        proximo,
      }
    },
  )

  app.get(
    '/igreja/:slug/estudo/:id',
    {
      config: open,
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(EstudoWire),
      },
    },
    async (request, reply) => {
      const church = await ofSlug(request.params.slug)
      const one = rowIdOr404(request.params.id)
      const flagConteudoPublico = await admit(request, reply, church, data(church))
      const [row] = await data(church).use((db) =>
        db
          .select()
          .from(estudo)
          .where(and(eq(estudo.igrejaId, church.id), eq(id, one), published())),
      )
      if (!row) throw notFound()
      const { igrejaId, slug: _slug, dataPublicacao: at, ...study } = row
      return { ...study, idIgreja: igrejaId, dataPublicacao: at.toISOString(), flagConteudoPublico }
    },
  )
}

const arePublic = (data: ChurchData): Promise<boolean> =>
  data.use(async (db) => {
    const [settings] = await db.select().from(configuracaoEstudo)
    return settings?.flagConteudoPublico ?? false
  })

/** @returns whether anybody may read them @throws ProblemError not_found for whom the church does not know */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  church: DirectoryChurch,
  data: ChurchData,
): Promise<boolean> {
  if (await arePublic(data)) return true
  if ((await viewerOf(request, reply, church, data)) === NOBODY) throw notFound()
  return false
}
