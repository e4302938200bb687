import { ConteudosWire, EventosInscritosWire, IdText, InscricoesWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers, member, open } from '../../http/route-parts.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Holder, HolderQuery, holders, UserText } from '../../payments/buyers/holder.ts'
import { toEvento } from './events.wire.ts'
import { contentsOf, readOwnEvents, ticketsOf } from './tickets.reads.ts'
import { toConteudo, toInscricao } from './tickets.wire.ts'

/** One person's answer is nobody's to keep. */
export const PRIVATE = { 'cache-control': 'no-store' }

/** A person's tickets: document 2 section 7.2. A member's with their bearer; a guest's (user 0) by the order's code. */
export const ticketRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { clock } = services
  const { data } = churchAccess(services)
  const { holderOf, claimedHolder, foundFor } = holders(services)

  app.get(
    '/usuario/:user/evento/:event/inscricao/',
    {
      config: open,
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText }),
        querystring: HolderQuery,
        response: answers(InscricoesWire),
      },
    },
    async (request, reply) => {
      const { user, event } = request.params
      const { igreja, pedido } = request.query
      const asked = { request, user, igreja, pedido }
      const holder = await claimedHolder(asked)
      const read = (whose: Holder) => ticketsOf(data(whose.church), whose, rowIdOr404(event), clock())
      const found = await read(holder)
      // Empty also where the session has ended, which holderOf tells.
      const rows = found.length > 0 ? found : await foundFor(await holderOf(asked), read)
      reply.headers(PRIVATE)
      return { inscricoes: rows.map(toInscricao) }
    },
  )

  app.get(
    '/usuario/:user/evento/',
    {
      config: member,
      schema: {
        tags: ['events'],
        params: Type.Object({ user: IdText }),
        querystring: Type.Object({ igreja: Type.Optional(IdText) }),
        response: answers(EventosInscritosWire),
      },
    },
    async (request) => {
      const holder = await holderOf({ request, user: request.params.user, igreja: request.query.igreja })
      const { church } = holder
      const rows = await foundFor(holder, ({ user, account }) => data(church).read(readOwnEvents, { user, account }))
      const now = clock()
      return {
        eventos: rows.map(({ qtdeInscricoes, ...row }) => ({
          ...toEvento({ ...row, descricao: null }, church.moeda, now),
          qtdeInscricoes,
        })),
      }
    },
  )

  app.get(
    '/usuario/:user/evento/:event/inscricao/:ticket/conteudo/',
    {
      config: open,
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText, ticket: IdText }),
        querystring: HolderQuery,
        response: answers(ConteudosWire),
      },
    },
    async (request, reply) => {
      const { user, event, ticket } = request.params
      const { igreja, pedido } = request.query
      const holder = await holderOf({ request, user, igreja, pedido })
      const values = { event: rowIdOr404(event), ticket: rowIdOr404(ticket) }
      const rows = await foundFor(holder, (whose) => contentsOf(data(whose.church), whose, values))
      if (rows.length === 0) throw notFound()
      const now = clock()
      reply.headers(PRIVATE)
      return { conteudos: rows.flatMap(({ conteudo }) => (conteudo ? toConteudo(conteudo, now) : [])) }
    },
  )
}
