import { DevocionaisWire, DevocionalWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import Type from 'typebox'
import { CursorText } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { listed, onWire } from './listed.ts'
import { before, later, newest, pageAfter, published, ROWS, toPage } from './newest-first.ts'
import { devocional } from './writings.tables.ts'

/** Devotionals: see docs/wire.md. */
export const devotionalRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  const { clock } = services
  const neighbour = { id: devocional.id, titulo: devocional.titulo }

  app.get(
    '/igreja/:slug/devocional/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(DevocionaisWire),
      },
    },
    async ({ church, data, query }) => {
      const found = await data.use((db) =>
        db
          .select({ ...listed(devocional), referencia: devocional.referencia })
          .from(devocional)
          .where(pageAfter(devocional, church.id, clock(), query.depois))
          .orderBy(...newest(devocional))
          .limit(ROWS),
      )
      const { rows, proximo } = toPage(found)
      return { devocionais: rows.map(onWire), proximo }
    },
  )

  app.get(
    '/igreja/:slug/devocional/:id',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(DevocionalWire),
      },
    },
    async ({ church, data, params }) => {
      const id = rowIdOr404(params.id)
      const out = published(devocional, church.id, clock())
      const [found] = await data.use((db) =>
        db
          .select()
          .from(devocional)
          .where(and(out, eq(devocional.id, id))),
      )
      if (!found) throw notFound()
      const beside = await data.use((db) =>
        unionAll(
          db
            .select({ ...neighbour, isEarlier: sql<boolean>`true`.as('anterior') })
            .from(devocional)
            .where(and(out, before(devocional, found)))
            .orderBy(...newest(devocional))
            .limit(1),
          db
            .select({ ...neighbour, isEarlier: sql<boolean>`false`.as('anterior') })
            .from(devocional)
            .where(and(out, later(devocional, found)))
            .orderBy(asc(devocional.dataPublicacao), asc(devocional.id))
            .limit(1),
        ),
      )
      const onSide = (wanted: boolean) => {
        const one = beside.find(({ isEarlier }) => isEarlier === wanted)
        return one ? { id: one.id, titulo: one.titulo } : null
      }
      const { igrejaId: _church, ...row } = found
      return { ...onWire(row), anterior: onSide(true), seguinte: onSide(false) }
    },
  )
}
