import {
  IdText,
  OrderCode,
  PagamentoWire,
  ParcelamentoWire,
  paymentMethodCodes,
  SlugText,
  TaxasWire,
  TokenizadorWire,
} from '@atrio/contract'
import { churchOfHost, type FeeParts, installmentPlans, MAX_INSTALLMENTS } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../http/problem.ts'
import { answers, open } from '../http/route-parts.ts'
import { identify } from '../platform/auth/person.ts'
import { churchAccess } from '../platform/church/church-access.ts'
import type { DirectoryChurch } from '../platform/church/church-directory.ts'
import { memberships } from '../platform/people/membership.ts'
import { churchMethods, feesOf, plansOf } from './methods/church-methods.ts'
import { orderOf } from './orders/order-by-code.ts'
import { toPagamentoWire } from './orders/order.wire.ts'
import type { PaymentPlatform } from './payment-platform.ts'

const GUEST = '0'
const bySlug = Type.Object({ slug: SlugText })
const Flag = Type.Enum(['true', 'false'])
/** A sum in a query, up to a thousand million. */
const Sum = Type.String({ pattern: '^\\d{1,11}$' })

/** Payments: document 2 section 7.3, what belongs to every kind of order. */
export const paymentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'database' | 'directory' | 'payments'>
}> = async (app, { services }) => {
  const { config, directory, payments } = services
  const { ofSlug, ofId, data } = churchAccess(services)
  const { inFamily } = memberships(services)

  /** The church that a query names, else the host's. */
  const churchOf = async ({ host }: FastifyRequest, igreja: string | undefined) => {
    const church =
      igreja === undefined ? await directory.byHost(churchOfHost(host, config.appDomain)) : await ofId(igreja)
    if (!church?.flagAtivo) throw notFound()
    return church
  }

  app.get(
    '/pagamento/calcular-taxas',
    {
      config: open,
      schema: {
        tags: ['payments'],
        querystring: Type.Object({
          metodoPagamento: Type.Enum([...paymentMethodCodes]),
          valor: Type.Optional(Sum),
          igreja: Type.Optional(IdText),
        }),
        response: answers(TaxasWire),
      },
    },
    async (request) => {
      const { metodoPagamento, valor = '0', igreja } = request.query
      const church = await churchOf(request, igreja)
      const methods = await data(church).use((db) => churchMethods(services, db, church.id))
      const method = methods.get(metodoPagamento)
      if (!method) throw notFound()
      return {
        moeda: church.moeda,
        ...toTaxas(feesOf(method, Number(valor), { absorbed: false })),
        flagAssumida: false,
      }
    },
  )

  app.get(
    '/igreja/:slug/calcula-taxas-parcelamento-juros',
    {
      config: open,
      schema: {
        tags: ['payments'],
        params: bySlug,
        querystring: Type.Object({
          valor: Sum,
          flagJuros: Flag,
          flagTaxasAdministrativas: Flag,
          valorTaxas: Sum,
          maxParcelas: Type.String({ pattern: '^([1-9]|1\\d|2[0-4])$', description: `1 to ${MAX_INSTALLMENTS}` }),
        }),
        response: answers(ParcelamentoWire),
      },
    },
    async ({ params, query }) => {
      const church = await ofSlug(params.slug)
      const methods = await data(church).use((db) => churchMethods(services, db, church.id))
      const card = methods.get('cartao_credito')
      const fees = query.flagTaxasAdministrativas === 'true' ? Number(query.valorTaxas) : 0
      const total = Number(query.valor) + fees
      const terms = { most: Number(query.maxParcelas), interest: query.flagJuros === 'true' }
      const plans = card ? plansOf(card, total, terms) : installmentPlans(total, 1, 0)
      return {
        data: plans.map(({ count, each, last, interest, total: valorTotal }) => ({
          qtdeParcelas: count,
          valorParcela: each,
          valorUltimaParcela: last,
          juros: interest,
          valorTotal,
        })),
      }
    },
  )

  app.get(
    '/igreja/:slug/tokenizador/',
    {
      config: open,
      schema: {
        tags: ['payments'],
        params: bySlug,
        querystring: Type.Object({ gateway: IdText }),
        response: answers(TokenizadorWire),
      },
    },
    async ({ params, query }) => {
      await ofSlug(params.slug)
      const gateway = payments.gateways.find(Number(query.gateway))
      if (!gateway) throw notFound()
      return gateway.tokenizer()
    },
  )

  /**
   * The client account that the path names, which must be the bearer's, here or in another church of the organisation:
   * then the one that they have here. Null for a guest.
   */
  const payerOf = async (request: FastifyRequest, church: DirectoryChurch, userId: string): Promise<number | null> => {
    if (userId === GUEST) return null
    const person = await identify(request)
    if (!person) throw new ProblemError('unauthorized')
    const { users } = await inFamily(church, person.account)
    const here = users.find(({ igrejaId }) => igrejaId === church.id)
    if (!here || !users.some(({ id }) => String(id) === userId)) throw notFound()
    return here.id
  }

  app.get(
    '/usuario/:userId/pagamento/',
    {
      config: open,
      schema: {
        tags: ['payments'],
        params: Type.Object({ userId: Type.String({ pattern: '^(0|[1-9]\\d{0,15})$', description: '0: a guest' }) }),
        querystring: Type.Object({ pedido: OrderCode, igreja: Type.Optional(IdText) }),
        response: answers(PagamentoWire),
      },
    },
    async (request, reply) => {
      const { params, query } = request
      reply.header('cache-control', 'no-store')
      const church = await churchOf(request, query.igreja)
      const payer = await payerOf(request, church, params.userId)
      const order = await orderOf(services, church.id, query.pedido)
      if (order?.usuarioId !== payer) throw notFound()
      return toPagamentoWire(order, payments)
    },
  )
}

const toTaxas = ({ amount, serviceFee, processingFee, total }: FeeParts) => ({
  valor: amount,
  taxaServico: serviceFee,
  taxaProcessamento: processingFee,
  valorTotal: total,
})
