import { ConfiguracaoEstudoWire, EstudosWire, EstudoWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { persons } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { configuracaoEstudo, estudo } from './studies.tables.ts'

const PAGE = 20
const { id, titulo, serie, autor, passagem, resumo, imagem, dataPublicacao } = estudo

/** Studies: document 2 section 7.6. Public if the church says so, else for its users. */
export const studyRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const ofChurch = Type.Object({ slug: SlugText })
  const { identify } = persons(services.auth)
  const { viewerOf } = viewers(services)
  const published = () => sql`${dataPublicacao} <= ${services.clock().toISOString()}::timestamptz`

  /** @returns whether anybody may read them @throws ProblemError not_found for whom the church does not know */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { church, data } = request
    if (await arePublic(data)) return true
    const person = await identify(request)
    const viewer = person && (await viewerOf(church, person.account))
    if (!viewer?.users.length) throw notFound()
    reply.header('cache-control', 'no-store')
    return false
  }

  app.get(
    '/igreja/:slug/configuracao-estudo',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags: ['groups'], params: ofChurch, response: answers(ConfiguracaoEstudoWire) },
    },
    async ({ data }) => ({ data: { flagConteudoPublico: await arePublic(data) } }),
  )

  app.get(
    '/igreja/:slug/estudo/',
    {
      config: { access: 'on-demand', church: 'path' },
      schema: {
        tags: ['groups'],
        params: ofChurch,
        querystring: Type.Object({ depois: CursorText }),
        response: answers(EstudosWire),
      },
    },
    async (request, reply) => {
      await admit(request, reply)
      const { church, data, query } = request
      const after = readCursor(query.depois, isInstant)
      const found = await data.use((db) =>
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
      config: { access: 'on-demand', church: 'path' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(EstudoWire),
      },
    },
    async (request, reply) => {
      const { church, data, params } = request
      const one = rowIdOr404(params.id)
      const flagConteudoPublico = await admit(request, reply)
      const [row] = await data.use((db) =>
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
