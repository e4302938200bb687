import { IdText, OrderCode, PagamentosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, pageOf } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { GUEST } from '../../platform/people/named-owner.ts'
import { ChurchQuery, ownOf } from '../../platform/people/own-account.ts'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import { UserText } from '../buyers/holder.ts'
import { languageOf } from '../../platform/church/person-language.ts'
import { orderOf } from '../orders/order-by-code.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { pedido } from '../payments.tables.ts'
import {
  after,
  PAGE,
  placeOf,
  plansOfOrders,
  readFirstPayment,
  readOwnPayments,
  toPagamentoProprio,
  yearsSince,
} from './own-payments.ts'
import { receiptPdf } from './receipt.ts'
import { receiptWords } from './receipt.words.ts'

/** A year that orders can be of. */
export const YearText = Type.String({ pattern: '^20\\d\\d$' })
const ListQuery = Type.Object({ ...ChurchQuery.properties, ano: Type.Optional(YearText), depois: CursorText })

/** What a person has paid and given in a church (an invented call), and the receipt of an order. */
export const ownPaymentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'clock' | 'database'>
}> = async (app, { services }) => {
  app.get(
    '/user/pagamento',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone', cache: 'no-store' },
      schema: { tags: ['payments'], querystring: ListQuery, response: answers(PagamentosWire) },
    },
    async (request) => {
      if (!request.viewer.user) return { pagamentos: [], proximo: null, anos: [] }
      const own = ownOf(request)
      const { church, data, user } = own
      const { ano, depois } = request.query
      const whose = { user: user.id, zone: church.fusoHorario }
      const found = await data.read(readOwnPayments, { ...whose, ...after(depois), year: ano ? Number(ano) : null })
      const { rows, proximo } = pageOf(found, PAGE, placeOf)
      const plans = await plansOfOrders(own, rows)
      const [first] = rows.length > 0 || !ano ? rows : await data.read(readFirstPayment, { user: user.id })
      return {
        pagamentos: rows.map((row) => toPagamentoProprio(row, plans)),
        proximo,
        anos: yearsSince(own, first?.primeiro ?? null, services.clock()),
      }
    },
  )

  app.get(
    '/usuario/:userId/pagamento/recibo',
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
        querystring: Type.Object({
          pedido: OrderCode,
          igreja: Type.Optional(IdText),
          idioma: Type.Optional(Type.Enum(['pt_BR', 'en', 'es'])),
        }),
      },
    },
    async (request, reply) => {
      const { church, params, query, viewer } = request
      // as for the order's status: the account that they have here, or a guest by the code alone
      const payer = params.userId === GUEST ? null : viewer.user?.id
      const order = await orderOf(services, church.id, query.pedido)
      if (!order || order.usuarioId !== payer) throw notFound()
      const language = query.idioma ?? languageOf(request, church)
      const pdf = await receiptPdf(services, { church, order, language })
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receiptWords[language].file}.pdf"`)
        .send(pdf)
    },
  )
}
