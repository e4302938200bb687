import { EbdsWire, EbdWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { CursorText } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { listed, onWire } from './listed.ts'
import { newest, pageAfter, published, ROWS, toPage } from './newest-first.ts'
import { ebd } from './writings.tables.ts'

/** Sunday school: see docs/wire.md. */
export const sundaySchoolRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  const { clock } = services

  app.get(
    '/igreja/:slug/ebd/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(EbdsWire),
      },
    },
    async ({ church, data, query }) => {
      const found = await data.use((db) =>
        db
          .select({ ...listed(ebd), publico: ebd.publico })
          .from(ebd)
          .where(pageAfter(ebd, church.id, clock(), query.depois))
          .orderBy(...newest(ebd))
          .limit(ROWS),
      )
      const { rows, proximo } = toPage(found)
      return { ebds: rows.map(onWire), proximo }
    },
  )

  app.get(
    '/igreja/:slug/ebd/:ebd',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, ebd: SlugText }),
        response: answers(EbdWire),
      },
    },
    async ({ church, data, params }) => {
      const [found] = await data.use((db) =>
        db
          .select()
          .from(ebd)
          .where(and(published(ebd, church.id, clock()), eq(ebd.slug, params.ebd))),
      )
      if (!found) throw notFound()
      const { igrejaId: _church, ...row } = found
      return onWire(row)
    },
  )
}
