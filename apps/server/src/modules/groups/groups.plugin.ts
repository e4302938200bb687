import { CelulaFiltrosWire, CelulasWire, CelulaWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isDistance, isText, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { GROUPS_PER_PAGE, isSomewhere, type Place, readFilters, readGroup, readGroups, NOBODY } from './groups.reads.ts'
import { toGroup, toGroupItem } from './groups.wire.ts'

const Degrees = Type.Optional(Type.String({ pattern: '^-?\\d{1,3}(\\.\\d{1,10})?$' }))

/** Small groups: document 2 section 7.6. Public, with details that depend on the viewer. */
export const groupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/igreja/:slug/celula/',
    {
      config: { access: 'visitor', church: 'path', role: 'anyone' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          usuario: Type.Optional(Type.Literal('1')),
          busca: Type.Optional(Type.String({ maxLength: 100 })),
          diaSemana: Type.Optional(Type.String({ pattern: '^[0-6]$' })),
          bairro: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          latitude: Degrees,
          longitude: Degrees,
          depois: CursorText,
        }),
        response: answers(CelulasWire),
      },
    },
    async ({ church, data, person, query, viewer: { user } }) => {
      const { usuario, busca = '', diaSemana, bairro, latitude, longitude, depois } = query
      const viewer = user?.id ?? NOBODY
      const own = usuario !== undefined
      if (own && !person) throw new ProblemError('unauthorized')
      const near = placeIn(latitude, longitude)
      const weekday = diaSemana === undefined ? undefined : Number(diaSemana)
      const asked = { church: church.id, viewer, own, search: busca, weekday, area: bairro }
      const found = await data.use((db) =>
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
    '/igreja/:slug/celula-filtro/',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags: ['groups'], params: Type.Object({ slug: SlugText }), response: answers(CelulaFiltrosWire) },
    },
    async ({ church, data }) => {
      const { weekdays, areas } = await data.use((db) => readFilters(db, church.id))
      return { diasSemana: weekdays, bairros: areas }
    },
  )

  app.get(
    '/igreja/:slug/celula/:id',
    {
      config: { access: 'visitor', church: 'path', role: 'known' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(CelulaWire),
      },
    },
    async ({ church, data, params, viewer: { user, users } }) => {
      const viewer = user?.id ?? NOBODY
      const id = rowIdOr404(params.id)
      const row = await data.use((db) => readGroup(db, church.id, id, viewer))
      if (!row) throw notFound()
      return toGroup(row, users.length > 0)
    },
  )
}

/** @throws ProblemError validation for an incomplete place, or one off the Earth */
function placeIn(latitude: string | undefined, longitude: string | undefined): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  // NaN, for an incomplete place, fails the comparison
  if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place
  throw new ProblemError('validation', [{ field: 'latitude', code: 'format', message: 'needs both, in degrees' }])
}
