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
import { type FeeParts, installmentPlans, MAX_INSTALLMENTS } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../http/problem.ts'
import { answers } from '../http/route-parts.ts'
import { GUEST } from '../platform/people/named-owner.ts'
import { rowOf } from '../platform/people/unnamed-church.ts'
import { UserText } from './buyers/holder.ts'
import { churchMethods, feesOf, plansOf } from './methods/church-methods.ts'
import { orderOf } from './orders/order-by-code.ts'
import { toPagamentoWire } from './orders/order.wire.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { pedido } from './payments.tables.ts'

const bySlug = Type.Object({ slug: SlugText })
const Flag = Type.Enum(['true', 'false'])
/** A sum in a query, up to a thousand million. */
const Sum = Type.String({ pattern: '^\\d{1,11}$' })

/** Payments: document 2 section 7.3, the part common to all kinds of orders. */
export const paymentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'database' | 'payments'>
}> = async (app, { services }) => {
  const { payments } = services

  app.get(
    '/pagamento/calcular-taxas',
    {
      config: { access: 'public', church: 'query' },
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
      const { church, data, query } = request
      const { metodoPagamento, valor = '0' } = query
      const methods = await data.use((db) => churchMethods(services, db, church.id))
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
      config: { access: 'public', church: 'path' },
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
    async ({ church, data, query }) => {
      const methods = await data.use((db) => churchMethods(services, db, church.id))
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
      config: { access: 'public', church: 'path' },
      schema: {
        tags: ['payments'],
        params: bySlug,
        querystring: Type.Object({ gateway: IdText }),
        response: answers(TokenizadorWire),
      },
    },
    async ({ query }) => {
      const gateway = payments.gateways.find(Number(query.gateway))
      if (!gateway) throw notFound()
      return gateway.tokenizer()
    },
  )

  app.get(
    '/usuario/:userId/pagamento/',
    {
      config: {
        access: 'visitor',
        church: 'query',
        churchBy: ({ query }) => rowOf(pedido, pedido.codigo, (query as { pedido?: string }).pedido),
        role: 'family',
        owner: 'userId',
        cache: 'no-store',
      },
      schema: {
        tags: ['payments'],
        params: Type.Object({ userId: UserText }),
        querystring: Type.Object({ pedido: OrderCode, igreja: Type.Optional(IdText) }),
        response: answers(PagamentoWire),
      },
    },
    async ({ church, params, query, viewer }) => {
      // the account that they have here, whichever of theirs in the organisation is named
      const payer = params.userId === GUEST ? null : viewer.user?.id
      const order = await orderOf(services, church.id, query.pedido)
      if (!order || order.usuarioId !== payer) throw notFound()
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
