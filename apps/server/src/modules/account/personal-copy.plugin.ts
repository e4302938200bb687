import { CopiaDadosWire, PedirCopiaDadosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { answers } from '../../http/route-parts.ts'
import { personOf } from '../../platform/auth/person.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyPersonalData } from './personal-copy.ts'

/** `POST /user/copia-dados?igreja=`: what one church holds on the person. By POST, since it sends the password. */
export const personalCopyRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock'>
}> = async (app, { services }) => {
  app.post(
    '/user/copia-dados',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', cache: 'no-store' },
      schema: {
        tags: ['account'],
        querystring: ChurchQuery,
        body: PedirCopiaDadosWire,
        response: answers(CopiaDadosWire),
      },
    },
    async (request) => {
      const { body, church, data, viewer } = request
      const whose = { account: personOf(request).account, user: viewer.user ?? null }
      const dados = await copyPersonalData(services, data, whose, body.senha)
      return {
        igreja: { codigo: church.codigo, nome: church.nome },
        dataGeracao: services.clock().toISOString(),
        dados,
      }
    },
  )
}
