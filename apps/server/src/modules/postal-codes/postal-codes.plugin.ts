import { CodigoPostalWire, EstadosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookUps } from './look-ups.ts'

const Country = Type.String({ pattern: '^[A-Z]{2}$' })
const Cep = Type.String({ pattern: '^\\d{5}-?\\d{3}$' })
const Zip = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$' })

/** A form asks once per address; more would use the server as an open proxy. */
const RULE = { name: 'postal codes', burst: 40, everyMs: 3_000 }

/** Postal codes and states: document 2 section 7.8, requested by the server (security 23). */
export const postalCodeRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'auth'>
}> = async (app, { services }) => {
  const { cep, zip, states } = lookUps({ config: services.config, now: () => services.clock().getTime() })
  const tags = ['postal codes']
  app.addHook('preHandler', (request) => services.auth.guard.limit(RULE, addressGroup(request.ip)))

  app.get(
    '/utils/cep/:cep',
    { config: open, schema: { tags, params: Type.Object({ cep: Cep }), response: answers(CodigoPostalWire) } },
    ({ params }) => cep(params.cep.replace('-', '')),
  )

  app.get(
    '/utils/zip/:pais/:zip',
    {
      config: open,
      schema: { tags, params: Type.Object({ pais: Country, zip: Zip }), response: answers(CodigoPostalWire) },
    },
    ({ params }) => zip(params.pais, params.zip.trim().toUpperCase()),
  )

  app.get(
    '/utils/pais/:codigo/estado/',
    { config: open, schema: { tags, params: Type.Object({ codigo: Country }), response: answers(EstadosWire) } },
    ({ params }) => states(params.codigo),
  )
}
