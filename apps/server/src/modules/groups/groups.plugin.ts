import { CelulasWire, CelulaWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isDistance, isText, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { GROUPS_PER_PAGE, isSomewhere, type Place, readGroup, readGroups } from './groups.reads.ts'
import { toGroup, toGroupItem } from './groups.wire.ts'
import { viewerOf } from './viewer.ts'

const Degrees = Type.Optional(Type.String({ pattern: '^-?\\d{1,3}(\\.\\d{1,10})?$' }))

/** Small groups: document 2 section 7.6. Anybody may look; who looks decides how much is told. */
export const groupRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'database' | 'directory'> }> = async (
  app,
  { services },
) => {
  const { ofSlug, data } = churchAccess(services)

  app.get(
    '/igreja/:slug/celula/',
    {
      config: open,
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          usuario: Type.Optional(Type.Literal('1')),
          busca: Type.Optional(Type.String({ maxLength: 100 })),
          latitude: Degrees,
          longitude: Degrees,
          depois: CursorText,
        }),
        response: answers(CelulasWire),
      },
    },
    async (request, reply) => {
      const { usuario, busca = '', latitude, longitude, depois } = request.query
      const church = await ofSlug(request.params.slug)
      const viewer = await viewerOf(request, reply, church, data(church))
      const own = usuario !== undefined
      if (own && request.headers.authorization === undefined) throw new ProblemError('unauthorized')
      const near = placeIn(latitude, longitude)
      const asked = { church: church.id, viewer, own, search: busca }
      const found = await data(church).use((db) =>
        readGroups(
          db,
          near
            ? { ...asked, near, after: readCursor(depois, isDistance) }
            : { ...asked, after: readCursor(depois, isText) },
        ),
      )
      const { rows, proximo } = pageOf(found, GROUPS_PER_PAGE, ({ distance, ordem, id }) => ({
        sort: near ? distance : ordem,
        id,
      }))
      return {
        celulas: rows.map((row) => ({
          ...toGroupItem(row),
          ...(near && isSomewhere(row.distance) && { distancia: row.distance }),
        })),
        proximo,
      }
    },
  )

  app.get(
    '/igreja/:slug/celula/:id',
    {
      config: open,
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(CelulaWire),
      },
    },
    async (request, reply) => {
      const church = await ofSlug(request.params.slug)
      const id = rowIdOr404(request.params.id)
      const viewer = await viewerOf(request, reply, church, data(church))
      const row = await data(church).use((db) => readGroup(db, church.id, id, viewer))
      if (!row) throw notFound()
      return toGroup(row, viewer)
    },
  )
}

/** @throws ProblemError validation for half a place, or one that is nowhere on Earth */
function placeIn(latitude: string | undefined, longitude: string | undefined): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  // NaN, where half of it is missing, is no more than any number
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place
  throw new ProblemError('validation', [{ field: 'latitude', code: 'format', message: 'needs both, in degrees' }])
}
