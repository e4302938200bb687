import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { refuseCardNumbers } from '../http/card-data.ts'
import { notFound } from '../http/problem.ts'
import { open } from '../http/route-parts.ts'
import { allowOrigins, originsOf } from '../platform/church/cors.ts'
import { holdToOneChurch } from '../platform/church/one-church.ts'
import { completeDocument, type Described } from './describe/complete-document.ts'
import type { Services } from './services.ts'

type Options = {
  services: Services
  routes: readonly FastifyPluginAsync<{ services: Services }>[]
  /** Adds `openapi.json`. */
  describe?: boolean
}

/** A base path of API calls: churches' pages may call it (CORS), and unknown paths answer a problem, never a page. */
export async function dataScope(app: FastifyInstance, { services, routes, describe }: Options): Promise<void> {
  await allowOrigins(app, originsOf(services))
  refuseCardNumbers(app)
  holdToOneChurch(app, services)
  for (const plugin of routes) await app.register(plugin, { services })
  if (describe) {
    let document: Described | undefined
    app.get('/openapi.json', { config: { access: 'internal' }, schema: { hide: true } }, async () => {
      document ??= completeDocument(app.swagger() as Described, services.config.paymentHost)
      return document
    })
  }
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config: open,
    schema: { hide: true },
    handler: async () => {
      throw notFound()
    },
  })
}
