import { ConfirmarExclusaoWire, IdText, PedidoExclusaoWire, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { answers, open } from '../../http/route-parts.ts'
import { personOr404 } from '../../platform/auth/person.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { askForDeletion, deleteAccount } from './deletion.ts'

/** Codes are long; this only stops endless attempts. */
const TRIES = { name: 'delete account code', burst: 20, everyMs: 60_000 }

/** Deletion of an account: document 2 section 7.4, security 27. */
export const deletionRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<
    PaymentPlatform,
    'config' | 'clock' | 'database' | 'directory' | 'media' | 'auth' | 'payments' | 'outbox'
  >
}> = async (app, { services }) => {
  const tags = ['account']

  app.post(
    '/user/:id/pedido-exclusao',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        body: PedidoExclusaoWire,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const { account } = personOr404(request, request.params.id)
      const { church } = request
      const origin = await portalOrigin(services, church, request)
      await askForDeletion(services, { account, password: request.body.senha, church, origin })
      return { situacao: 'enviado' }
    },
  )

  app.post(
    '/user/confirmar-exclusao',
    { config: open, schema: { tags, body: ConfirmarExclusaoWire, response: answers(SituacaoWire) } },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      await services.auth.guard.limit(TRIES, addressGroup(request.ip))
      await deleteAccount(services, request.body.codigo, (church) => portalOrigin(services, church, request))
      return { situacao: 'encerrada' }
    },
  )
}
