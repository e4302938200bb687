import {
  AceiteIngressoWire,
  IdText,
  OfertaIngressoWire,
  SituacaoWire,
  TransferCode,
  TransferenciaWire,
} from '@atrio/contract'
import { isEmail } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addressGroup } from '../../../http/address-group.ts'
import { callKey } from '../../../http/call-key.ts'
import { notFound } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import { conta } from '../../../platform/auth/auth.tables.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { personOf } from '../../../platform/auth/person.ts'
import { rowIdOr404 } from '../../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf } from '../../../platform/people/own-account.ts'
import { holderHere, HolderQuery, UserText } from '../../../payments/buyers/holder.ts'
import { languageOf } from '../../../platform/church/person-language.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { byEvent, ofHolder } from '../by-event.ts'
import { invalid } from '../purchase/refusal.ts'
import { cancelTicket } from './cancel-ticket.ts'
import { ownTicket } from './own-ticket.ts'
import { offerTicket, readOffer, takeTicket, withdrawOffer } from './pass-on.ts'

/** Above real needs: a family's tickets, and second thoughts. */
const CHANGED: LimitRule = { name: 'ticket change', burst: 20, everyMs: 60_000 }
/** Each mails a person whom the holder names. */
const OFFERED: LimitRule = { name: 'ticket offer', burst: 6, everyMs: 600_000 }
/** A secret has 192 bits: this keeps guesses cheap for us. */
const ASKED: LimitRule = { name: 'ticket offer code', burst: 20, everyMs: 30_000 }

const tags = ['events']
const OfTicket = Type.Object({ user: UserText, event: IdText, ticket: IdText })
const OfEvent = Type.Object({ event: IdText })
type OfTicket = { event: string; ticket: string }

/** What a ticket's holder may change by their event's rules (an invented call): cancelling it, and passing it on. */
export const ticketChangeRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'auth' | 'clock' | 'config' | 'database' | 'directory' | 'outbox' | 'payments'>
}> = async (app, { services }) => {
  const { auth } = services

  const ticketOf = (request: FastifyRequest, params: OfTicket, pedido?: string) => {
    return ownTicket(request.data, holderHere(request, pedido), {
      event: rowIdOr404(params.event),
      ticket: rowIdOr404(params.ticket),
    })
  }
  const limit = (rule: LimitRule, { ip, person }: FastifyRequest) =>
    auth.guard.limit(rule, person ? String(person.account) : addressGroup(ip))

  app.post(
    '/usuario/:user/evento/:event/inscricao/:ticket/cancelamento',
    {
      config: ofHolder,
      schema: { tags, params: OfTicket, querystring: HolderQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      await limit(CHANGED, request)
      const own = await ticketOf(request, request.params, request.query.pedido)
      await cancelTicket(services, request.church, own)
      return { situacao: 'cancelado' }
    },
  )

  app.post(
    '/usuario/:user/evento/:event/inscricao/:ticket/transferencia',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byEvent, role: 'family', owner: 'user' },
      schema: {
        tags,
        params: OfTicket,
        querystring: ChurchQuery,
        body: TransferenciaWire,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const email = request.body.email.trim()
      if (!isEmail(email)) throw invalid([{ field: 'email', code: 'format', message: 'must be an e-mail address' }])
      const own = await ticketOf(request, request.params)
      await limit(OFFERED, request)
      const call = callKey(request, `usuario ${own.user}`, services.clock())
      await offerTicket(services, request.church, { own, email, call })
      return { situacao: 'enviado' }
    },
  )

  app.delete(
    '/usuario/:user/evento/:event/inscricao/:ticket/transferencia',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byEvent, role: 'family', owner: 'user' },
      schema: { tags, params: OfTicket, querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      await limit(CHANGED, request)
      await withdrawOffer(services, request.church, await ticketOf(request, request.params))
      return { situacao: 'removido' }
    },
  )

  /** The signed-in person by the address of their account, which they have proved. */
  const takerOf = async (request: FastifyRequest, event: string) => {
    await limit(ASKED, request)
    const { account } = personOf(request)
    const [row] = await auth.accounts.select({ email: conta.email }).from(conta).where(eq(conta.id, account))
    if (!row) throw notFound()
    return { church: request.church, event: rowIdOr404(event), email: row.email }
  }

  app.get(
    '/evento/:event/transferencia',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byEvent, role: 'anyone', cache: 'no-store' },
      schema: {
        tags,
        params: OfEvent,
        querystring: Type.Object({ ...ChurchQuery.properties, codigo: TransferCode }),
        response: answers(OfertaIngressoWire),
      },
    },
    async (request) => {
      await limit(ASKED, request)
      const { church, params, query } = request
      const asker = { church, event: rowIdOr404(params.event), account: personOf(request).account }
      return readOffer(services, asker, query.codigo)
    },
  )

  app.post(
    '/evento/:event/transferencia',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byEvent, role: 'family' },
      schema: {
        tags,
        params: OfEvent,
        querystring: ChurchQuery,
        body: AceiteIngressoWire,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const taker = await takerOf(request, request.params.event)
      const { user } = await joinedOf(services.database, request)
      const language = languageOf(request, request.church)
      await takeTicket(services, { ...taker, user, language }, request.body)
      return { situacao: 'aceito' }
    },
  )
}
