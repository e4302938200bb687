import { CartaoTokenWire, ContaBancariaTokenWire, IdText, type Problem, TokenWire } from '@atrio/contract'
import { isCardExpired, readCardDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { luhn } from '../../http/card-data.ts'
import { validated } from '../../http/field-errors.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { allowOrigins } from '../../platform/church/cors.ts'
import { churchMethods } from '../methods/church-methods.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { keepSource } from '../sources.ts'

/** Nobody types cards faster; who tries stolen ones does. */
const TYPED: LimitRule = { name: 'card token', burst: 20, everyMs: 30_000 }

type Data = CartaoTokenWire | ContaBancariaTokenWire

/**
 * `POST /general/payment/church/{id}/card/token`: a card or bank account in, a token out. Nothing of a card is kept but
 * its brand, its last four digits and what the provider calls it; nothing of a body is logged.
 */
export const tokenRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock, config, directory, payments } = services
  const { ofId, data } = churchAccess(services)
  await allowOrigins(app, {
    appDomain: config.appDomain,
    extraOrigins: config.corsOrigins,
    isVerifiedHost: async (hostname) => (await directory.byHost({ hostname })) !== undefined,
  })

  app.post(
    '/general/payment/church/:id/card/token',
    {
      config: { access: 'public', paymentHost: true },
      schema: { hide: true, params: Type.Object({ id: IdText }), body: Type.Object({}), response: answers(TokenWire) },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await auth.guard.limit(TYPED, addressGroup(request.ip))
      const church = await ofId(request.params.id)
      const given = dataOf(request, request.body, dayIn(church, clock()))
      const methods = await data(church).use((db) => churchMethods(services, db, church.id))
      const gateway = methods.get('numero' in given ? 'cartao_credito' : 'ach')?.gateway
      const tokenize = gateway ? payments.gateways.of(gateway).tokenize : undefined
      if (!gateway || !tokenize) throw notFound()
      const source = tokenize(given)
      const token = await keepSource(services, church.id, gateway, source)
      return { token, bandeira: source.brand, final: source.lastDigits }
    },
  )
}

const refused = (errors: NonNullable<Problem['errors']>) => new ProblemError('card_invalid', errors)

/** @throws ProblemError validation for a wrong shape, card_invalid for what no card or account has */
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
  const number = /^\d{12,19}$/.test(digits) && luhn(digits)
  const expired = !readCardDate(validade) || isCardExpired(validade, today)
  return [...(number ? [] : ['numero']), ...(expired ? ['validade'] : [])]
}

/** A routing number of a bank in the United States: weights 3, 7, 1 sum to tens. */
function accountFaults({ numeroRoteamento }: ContaBancariaTokenWire): string[] {
  const sum = [...numeroRoteamento].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  )
  return sum % 10 === 0 ? [] : ['numeroRoteamento']
}
