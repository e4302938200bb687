import { ClientesWire, IgrejaWire, OrganizacaoWire, SlugText } from '@atrio/contract'
import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq } from 'drizzle-orm'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { organizacao } from '../../platform/church/church.tables.ts'
import { HostText, toCliente, toIgreja } from '../../platform/church/church.wire.ts'
import { clientsNear, clientsOfOrganisation, type Place } from '../../platform/church/clients.ts'
import type { Platform } from '../../platform/platform.ts'

const Coordinate = Type.String({ pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' })

/** The directory of churches: document 2 section 7.1. */
export const directoryRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { database, directory } = services

  // Inactive churches are included: the portal reads flagAtivo and shows its error page (document 2 section 4).
  app.get(
    '/igreja/codigo/:code',
    {
      config: open,
      schema: { tags: ['church'], params: Type.Object({ code: SlugText }), response: answers(IgrejaWire) },
    },
    async ({ params }) => {
      const church = await directory.byHost({ code: params.code.toLowerCase() })
      if (!church) throw notFound()
      return toIgreja(church)
    },
  )

  app.get(
    '/igreja/',
    {
      config: open,
      schema: {
        tags: ['church'],
        querystring: Type.Object({ hostname: HostText }),
        response: answers(ClientesWire),
      },
    },
    async ({ query }) => {
      const church = await directory.byHost(churchOfHost(query.hostname, services.config.appDomain))
      if (!church) throw notFound()
      return { clientes: [toCliente(church)] }
    },
  )

  app.get(
    '/cliente/',
    {
      config: open,
      schema: {
        tags: ['church'],
        querystring: Type.Object({
          organizacao: Type.Optional(Type.Union([SlugText, Type.Literal('')])),
          latitude: Type.Optional(Coordinate),
          longitude: Type.Optional(Coordinate),
        }),
        response: answers(ClientesWire),
      },
    },
    async ({ query }) => {
      const slug = query.organizacao || undefined
      if (slug) await organisationOr404(slug)
      const place = placeOf(query)
      if (place) {
        const near = await clientsNear(database.directory, place, slug)
        return { clientes: near.map(({ church, distance }) => toCliente(church, distance)) }
      }
      if (!slug) throw new ProblemError('validation', [organisationFault])
      return { clientes: (await clientsOfOrganisation(database.directory, slug)).map((church) => toCliente(church)) }
    },
  )

  app.get(
    '/organizacao/:slug',
    {
      config: open,
      schema: { tags: ['church'], params: Type.Object({ slug: SlugText }), response: answers(OrganizacaoWire) },
    },
    async ({ params }) => organisationOr404(params.slug),
  )

  async function organisationOr404(slug: string) {
    const [found] = await database.directory.select().from(organizacao).where(eq(organizacao.slug, slug)).limit(1)
    if (!found) throw notFound()
    return found
  }
}

const organisationFault = { field: 'organizacao', code: 'required', message: 'name an organisation or a place' }

/** The requested place; undefined without one. @throws ProblemError for an incomplete place, or one off the Earth */
function placeOf({ latitude, longitude }: { latitude?: string; longitude?: string }): Place | undefined {
  if (latitude === undefined && longitude === undefined) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!(Math.abs(place.latitude) <= 90)) {
    throw new ProblemError('validation', [{ field: 'latitude', code: 'range', message: 'must lie between -90 and 90' }])
  }
  if (!(Math.abs(place.longitude) <= 180)) {
    throw new ProblemError('validation', [
      { field: 'longitude', code: 'range', message: 'must lie between -180 and 180' },
    ])
  }
  return place
}
