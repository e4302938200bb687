import { CartaoTokenWire, ContaBancariaTokenWire, IdText, type Problem, TokenWire } from '@atrio/contract'
import { isCardExpired, isRoutingNumber, readCardDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import luhn10 from 'card-validator/dist/luhn-10.js'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { validated } from '../../http/field-errors.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { allowOrigins, originsOf } from '../../platform/church/cors.ts'
import { churchMethods } from '../methods/church-methods.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { storeSource } from '../sources.ts'

/** Faster than anyone types cards, but not than someone who tests stolen ones. */
const TOKEN_LIMIT: LimitRule = { name: 'card token', burst: 20, everyMs: 30_000 }

type Data = CartaoTokenWire | ContaBancariaTokenWire

/**
 * `POST /general/payment/church/{id}/card/token`: tokenises a card or bank account. Only a card's brand, its last four
 * digits and the provider's reference are stored; bodies are never logged.
 */
export const tokenRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock, payments } = services
  await allowOrigins(app, originsOf(services))

  app.post(
    '/general/payment/church/:id/card/token',
    {
      config: { access: 'public', church: 'path', cache: 'no-store', paymentHost: true },
      schema: { hide: true, params: Type.Object({ id: IdText }), body: Type.Object({}), response: answers(TokenWire) },
    },
    async (request) => {
      const { church, data } = request
      await auth.guard.limit(TOKEN_LIMIT, addressGroup(request.ip))
      const given = dataOf(request, request.body, dayIn(church, clock()))
      const methods = await data.use((db) => churchMethods(services, db, church.id))
      const gateway = methods.get('numero' in given ? 'cartao_credito' : 'ach')?.gateway
      const tokenize = gateway ? payments.gateways.of(gateway).tokenize : undefined
      if (!gateway || !tokenize) throw notFound()
      const source = tokenize(given)
      const token = await storeSource(services, church.id, gateway, source)
      return { token, bandeira: source.brand, final: source.lastDigits }
    },
  )
}

const refused = (errors: NonNullable<Problem['errors']>) => new ProblemError('card_invalid', errors)

/** @throws ProblemError validation for a wrong shape, card_invalid for impossible data */
function dataOf(request: FastifyRequest, body: object, today: string): Data {
  const data =
    'numeroConta' in body ? validated(request, ContaBancariaTokenWire, body) : validated(request, CartaoTokenWire, body)
  const wrong = 'numero' in data ? cardFaults(data, today) : accountFaults(data)
  if (wrong.length > 0)
    throw refused(wrong.map((field) => ({ field, code: 'invalid', message: 'is of no card or account' })))
  return data
}

function cardFaults({ numero, validade }: CartaoTokenWire, today: string): string[] {
  const digits = numero.replace(/[ -]/g, '')
  const number = /^\d{12,19}$/.test(digits) && luhn10(digits)
  const expired = !readCardDate(validade) || isCardExpired(validade, today)
  return [...(number ? [] : ['numero']), ...(expired ? ['validade'] : [])]
}

const accountFaults = ({ numeroRoteamento }: ContaBancariaTokenWire): string[] =>
  isRoutingNumber(numeroRoteamento) ? [] : ['numeroRoteamento']
