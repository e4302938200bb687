import { IdText, OracaoMotivosWire, OracaoWire, OracoesMuralWire, OracoesPropriasWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers, member, open } from '../../http/route-parts.ts'
import { identify } from '../../platform/auth/person.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  after,
  PAGE,
  placeOf,
  readMessages,
  readMotives,
  readOwn,
  readPrayer,
  readWall,
  toAuthorsOwn,
  toShown,
} from './prayer.reads.ts'

const tags = ['prayer']
const NOBODY = 0

/** What can be read of prayers: document 2 sections 7.4 and 7.7. */
export const prayerRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { ofSlug, dataOfSlug, data } = churchAccess(services)
  const { churchOf } = ownAccounts(services)

  app.get(
    '/oracao/:slug',
    {
      config: open,
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(OracoesMuralWire),
      },
    },
    async ({ params, query }) => {
      const rows = await (await dataOfSlug(params.slug)).read(readWall, after(query.depois))
      const { rows: page, proximo } = pageOf(rows, PAGE, placeOf)
      return { oracoes: page.map(toShown), proximo }
    },
  )

  app.get(
    '/oracao/:slug/:id',
    {
      config: open,
      schema: {
        tags,
        params: Type.Object({ slug: SlugText, id: IdText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(OracaoWire),
      },
    },
    async (request, reply) => {
      const { slug, id } = request.params
      const church = await ofSlug(slug)
      const user = await userOf(request, church)
      if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store')
      const prayer = rowIdOr404(id)
      const [[row], messages] = await Promise.all([
        data(church).read(readPrayer, { id: prayer, user }),
        data(church).read(readMessages, {
          prayer,
          id: readCursor(request.query.depois, isInstant)?.id ?? Number.MAX_SAFE_INTEGER,
        }),
      ])
      if (!row) throw notFound()
      const { rows: page, proximo } = pageOf(messages, PAGE, placeOf)
      return {
        ...toShown(row),
        flagOrando: row.isPraying,
        doAutor: row.isAuthor ? toAuthorsOwn(row) : null,
        mensagens: page.map((message) => ({ ...message, dataCadastro: message.dataCadastro.toISOString() })),
        proximo,
      }
    },
  )

  app.get(
    '/igreja/:slug/oracao-motivo/',
    {
      config: open,
      schema: { tags, params: Type.Object({ slug: SlugText }), response: answers(OracaoMotivosWire) },
    },
    async ({ params }) => ({ oracaoMotivos: await (await dataOfSlug(params.slug)).read(readMotives) }),
  )

  app.get(
    '/user/oracao',
    {
      config: member,
      schema: {
        tags,
        querystring: Type.Object({ igreja: Type.Optional(IdText), depois: CursorText }),
        response: answers(OracoesPropriasWire),
      },
    },
    async (request) => {
      const church = await churchOf(request, request.query.igreja)
      const user = await userOf(request, church)
      const rows = await data(church).read(readOwn, { user, ...after(request.query.depois) })
      const { rows: page, proximo } = pageOf(rows, PAGE, placeOf)
      return { oracoes: page.map((row) => ({ ...toShown(row), ...toAuthorsOwn(row) })), proximo }
    },
  )

  /** Who asks, by their account in the church; somebody without one there sees what everybody sees. */
  async function userOf(request: FastifyRequest, church: DirectoryChurch): Promise<number> {
    const person = await identify(request)
    if (!person) return NOBODY
    const [row] = await data(church).use((db) =>
      db
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(eq(usuario.igrejaId, church.id), eq(usuario.contaId, person.account))),
    )
    return row?.id ?? NOBODY
  }
}
