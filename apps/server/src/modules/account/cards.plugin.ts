import { CartaoReferenciaWire, CartaoRegistradoWire, CartaoWire, IdText, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { churchMethods } from '../../payments/payments.ts'
import { storeSource } from '../../payments/sources.ts'
import { cardOfToken, deleteCard, keepCard, saveCard, toCartao } from './cards.ts'

/** A person saves a card or two; someone who tests stolen ones has many. */
const REGISTERED: LimitRule = { name: 'card registration', burst: 10, everyMs: 6 * 60_000 }

const tags = ['account']

/**
 * Saving a card: document 2 sections 7.3 and 7.4. The payment host's token is registered with its gateway, which may
 * refuse the card; the gateway's reference is stored. No card number arrives here.
 */
export const cardRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, payments } = services

  app.post(
    '/general/church/:id/card',
    {
      config: { access: 'signed-in', church: 'path', role: 'family' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        body: CartaoReferenciaWire,
        response: answers(CartaoRegistradoWire),
      },
    },
    async (request) => {
      const own = await joinedOf(services.database, request)
      await auth.guard.limit(REGISTERED, String(own.user.contaId))
      const methods = await own.data.use((db) => churchMethods(services, db, own.church.id))
      const id = methods.get('cartao_credito')?.gateway
      const gateway = id ? payments.gateways.of(id) : undefined
      if (!id || !gateway?.keep) throw notFound()
      const source = await cardOfToken(services, gateway, own, request.body.token)
      const kept = await keepCard(services, gateway, source, own)
      return { token: await storeSource(services, own.church.id, id, kept, own.user.id) }
    },
  )

  app.post(
    '/usuario-cartao-gateway-pagamento/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags, querystring: ChurchQuery, body: CartaoReferenciaWire, response: answers(CartaoWire) },
    },
    async (request) => {
      const own = await joinedOf(services.database, request)
      return toCartao(await saveCard(services, own, request.body.token))
    },
  )

  app.delete(
    '/usuario-cartao-gateway-pagamento/:id',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const own = ownOf(request)
      if (!(await deleteCard(services, own, rowIdOr404(request.params.id)))) throw notFound()
      return { situacao: 'removido' }
    },
  )
}
