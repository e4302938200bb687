import { CultosWire, SlugText, TransmissoesWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import Type from 'typebox'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { answers } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { broadcastsAt } from './live.broadcasts.ts'
import { upcomingServices } from './live.schedule.ts'
import { culto, cultoEspecial, transmissao } from './live.tables.ts'

const MAX_BROADCASTS = 100

export const readWeekly = churchRead((db) =>
  db
    .select()
    .from(culto)
    .where(eq(culto.igrejaId, theChurch))
    .orderBy(asc(culto.diaSemana), asc(culto.horario), asc(culto.id))
    .limit(MAX_BROADCASTS)
    .prepare('live.weekly'),
)
const readSpecial = churchRead((db) =>
  db
    .select()
    .from(cultoEspecial)
    .where(
      and(
        eq(cultoEspecial.igrejaId, theChurch),
        gt(cultoEspecial.dataFim, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(cultoEspecial.dataFim), asc(cultoEspecial.id))
    .limit(MAX_BROADCASTS)
    .prepare('live.special'),
)
/** Those of weekly services, upcoming ones, and the newest. */
export const readBroadcasts = churchRead((db) =>
  db
    .select()
    .from(transmissao)
    .where(eq(transmissao.igrejaId, theChurch))
    .orderBy(sql`${transmissao.dataFim} desc nulls first`, desc(transmissao.id))
    .limit(MAX_BROADCASTS)
    .prepare('live.broadcasts'),
)

/** Schedule and broadcasts: our own calls, in the specification's style. */
export const liveRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  app.get(
    '/igreja/:slug/culto/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags: ['live'], params: Type.Object({ slug: SlugText }), response: answers(CultosWire) },
    },
    async ({ church, data }) => {
      const now = services.clock()
      const weekly = await data.read(readWeekly)
      const special = await data.read(readSpecial, { now: now.toISOString() })
      return {
        cultos: weekly.map(({ igrejaId, ...service }) => ({ ...service, idIgreja: igrejaId })),
        proximos: upcomingServices(weekly, special, now, church.fusoHorario),
      }
    },
  )

  app.get(
    '/igreja/:slug/transmissao/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags: ['live'], params: Type.Object({ slug: SlugText }), response: answers(TransmissoesWire) },
    },
    async ({ church, data }) => {
      const broadcasts = await data.read(readBroadcasts)
      const weekly = await data.read(readWeekly)
      return broadcastsAt(broadcasts, weekly, services.clock(), church.fusoHorario)
    },
  )
}
