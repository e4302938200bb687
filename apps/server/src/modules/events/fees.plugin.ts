import { IdText, paymentMethodCodes, TaxasWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { feesOf } from '../../payments/payments.ts'
import { byEvent } from './by-event.ts'
import { eventMethod, keptMethods } from './events.methods.ts'
import { readEvent } from './events.reads.ts'

/** Minor units, with up to nine digits. */
const AmountText = Type.String({ pattern: '^\\d{1,9}$' })

/** The fees of a payment method for tickets: document 2 section 7.3. */
export const eventFeeRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>
}> = async (app, { services }) => {
  const methodsOf = keptMethods(services)

  app.get(
    '/evento/:id/calcular-taxas',
    {
      config: { access: 'public', church: 'query', churchBy: byEvent },
      schema: {
        tags: ['events'],
        params: Type.Object({ id: IdText }),
        querystring: Type.Object({
          valor: AmountText,
          metodoPagamento: Type.Enum([...paymentMethodCodes]),
          igreja: Type.Optional(IdText),
        }),
        response: answers(TaxasWire),
      },
    },
    async (request) => {
      const { church, data, params, query } = request
      const { valor, metodoPagamento } = query
      const [event] = await data.read(readEvent, { id: rowIdOr404(params.id) })
      if (!event?.flagAtivo) throw notFound()
      const methods = await methodsOf(church)
      const method = eventMethod(event, methods, { code: metodoPagamento, now: services.clock() })
      if (!method) throw notFound()
      const flagAssumida = event.flagAssumirTaxasServico
      const { amount, serviceFee, processingFee, total } = feesOf(method, Number(valor), { absorbed: flagAssumida })
      return {
        moeda: church.moeda,
        valor: amount,
        taxaServico: serviceFee,
        taxaProcessamento: processingFee,
        valorTotal: total,
        flagAssumida,
      }
    },
  )
}
