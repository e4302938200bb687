import { CultosWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import Type from 'typebox'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { churchAccess } from '../church/church-access.ts'
import { upcomingServices } from './live.schedule.ts'
import { culto, cultoEspecial } from './live.tables.ts'

const MOST = 100

const readWeekly = churchRead((db) =>
  db
    .select()
    .from(culto)
    .where(eq(culto.igrejaId, theChurch))
    .orderBy(asc(culto.diaSemana), asc(culto.horario), asc(culto.id))
    .limit(MOST)
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
    .limit(MOST)
    .prepare('live.special'),
)

/** Live schedule: our own call, in the vocabulary of the others. */
export const liveRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { ofSlug, data } = churchAccess(services)

  app.get(
    '/igreja/:slug/culto/',
    {
      config: open,
      schema: { tags: ['live'], params: Type.Object({ slug: SlugText }), response: answers(CultosWire) },
    },
    async ({ params }) => {
      const church = await ofSlug(params.slug)
      const now = services.clock()
      const weekly = await data(church).read(readWeekly)
      const special = await data(church).read(readSpecial, { now: now.toISOString() })
      return {
        cultos: weekly.map(({ igrejaId, ...service }) => ({ ...service, idIgreja: igrejaId })),
        proximos: upcomingServices(weekly, special, now, church.fusoHorario),
      }
    },
  )
}
