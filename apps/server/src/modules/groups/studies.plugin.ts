import { ConfiguracaoEstudoWire, EstudosWire, EstudoWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { persons } from '../../platform/auth/person.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { filesOf } from './study-files.ts'
import { configuracaoEstudo, estudo } from './studies.tables.ts'

const PAGE = 20
const { id, titulo, serie, autor, passagem, resumo, imagem, dataPublicacao } = estudo

/** Whether anybody may read a study, in its own statement. */
const isPublic = sql<boolean>`coalesce((select c.flag_conteudo_publico from configuracao_estudo c
  where c.igreja_id = estudo.igreja_id), false)`.as('publico')

/** Studies: document 2 section 7.6. Public if the church says so, else for its users. */
export const studyRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const ofChurch = Type.Object({ slug: SlugText })
  const { claimsOf } = persons(services.auth)
  const { callerOf } = viewers(services)
  const published = () => sql`${dataPublicacao} <= ${services.clock().toISOString()}::timestamptz`

  /** @throws ProblemError not_found for whom the church does not know, unauthorized for an ended session */
  const assertKnown = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
    const claims = await claimsOf(request)
    if (!claims) throw notFound()
    const caller = await callerOf(request.church, claims, { now: services.clock() })
    if (!caller) throw new ProblemError('unauthorized')
    if (caller.viewer.users.length === 0) throw notFound()
    reply.header('cache-control', 'no-store')
    return caller.person
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
      const { church, data, query } = request
      const after = readCursor(query.depois, isInstant)
      const found = await data.use((db) =>
        db
          .select({ id, titulo, serie, autor, passagem, resumo, imagem, dataPublicacao, isPublic })
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
      if (!(found[0]?.isPublic ?? (await arePublic(data)))) await assertKnown(request, reply)
      const { rows, proximo } = pageOf(found, PAGE, (row) => ({ sort: row.dataPublicacao.getTime(), id: row.id }))
      return {
        estudos: rows.map(({ isPublic: _, ...row }) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() })),
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
      const [row] = await data.use((db) =>
        db
          .select({ ...getTableColumns(estudo), isPublic })
          .from(estudo)
          .where(and(eq(estudo.igrejaId, church.id), eq(id, one), published())),
      )
      if (!row) throw notFound()
      const { igrejaId, slug: _slug, dataPublicacao: at, isPublic: flagConteudoPublico, ...study } = row
      const person = flagConteudoPublico ? null : await assertKnown(request, reply)
      return {
        ...study,
        arquivos: person ? filesOf(services, study, person) : study.arquivos,
        idIgreja: igrejaId,
        dataPublicacao: at.toISOString(),
        flagConteudoPublico,
      }
    },
  )
}

const arePublic = (data: ChurchData): Promise<boolean> =>
  data.use(async (db) => {
    const [settings] = await db.select().from(configuracaoEstudo)
    return settings?.flagConteudoPublico ?? false
  })
