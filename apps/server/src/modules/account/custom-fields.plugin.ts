import { CamposPersonalizadosWire, IdText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import { personOr404 } from '../../platform/auth/person.ts'
import { answerTo } from '../../platform/people/custom-fields.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { registrationSettings } from '../../platform/people/registration-settings.ts'

/**
 * `GET /user/{id}/campo-personalizado?igreja=`: the fields that a church defines, with the caller's own answers there. A
 * sister church that does not know them yet has its fields without answers.
 */
export const customFieldRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/user/:id/campo-personalizado',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: {
        tags: ['account'],
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(CamposPersonalizadosWire),
      },
    },
    async (request) => {
      personOr404(request, request.params.id)
      const { camposPersonalizados } = await registrationSettings(request.data)
      const given = request.viewer.user?.camposPersonalizados ?? {}
      return {
        camposPersonalizados: camposPersonalizados.map((field) => ({ ...field, valor: answerTo(field, given) })),
      }
    },
  )
}
