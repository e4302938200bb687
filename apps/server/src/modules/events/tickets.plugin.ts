import { ConteudosWire, EventosInscritosWire, IdText, InscricoesWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { holderHere, HolderQuery, UserText } from '../../payments/buyers/holder.ts'
import { byEvent, ofHolder } from './by-event.ts'
import { toEvento } from './events.wire.ts'
import { ticketFileAddress } from './ticket-files.ts'
import { ticketsOfCaller } from './tickets-of-caller.ts'
import { contentsOf, readOwnEvents } from './tickets.reads.ts'
import { toConteudo, toInscricao } from './tickets.wire.ts'

/** A person's tickets: document 2 section 7.2. A member's with their bearer; a guest's (user 0) by the order's code. */
export const ticketRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { clock } = services
  const ticketsOn = ticketsOfCaller(services)

  app.get(
    '/usuario/:user/evento/:event/inscricao/',
    {
      config: { access: 'on-demand', church: 'query', churchBy: byEvent, cache: 'no-store' },
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText }),
        querystring: HolderQuery,
        response: answers(InscricoesWire),
      },
    },
    async (request) => {
      const { params, query } = request
      const { user, event } = params
      const rows = await ticketsOn(request, { user, event: rowIdOr404(event), pedido: query.pedido })
      return { inscricoes: rows.map(toInscricao) }
    },
  )

  app.get(
    '/usuario/:user/evento/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'user' },
      schema: {
        tags: ['events'],
        params: Type.Object({ user: IdText }),
        querystring: Type.Object({ igreja: Type.Optional(IdText) }),
        response: answers(EventosInscritosWire),
      },
    },
    async ({ church, data, viewer: { user } }) => {
      const rows = user ? await data.read(readOwnEvents, { user: user.id }) : []
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
      config: { ...ofHolder, cache: 'no-store' },
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText, ticket: IdText }),
        querystring: HolderQuery,
        response: answers(ConteudosWire),
      },
    },
    async (request) => {
      const { data, params, query } = request
      const holder = holderHere(request, query.pedido)
      const values = { event: rowIdOr404(params.event), ticket: rowIdOr404(params.ticket) }
      const rows = await contentsOf(data, holder, values)
      if (rows.length === 0) throw notFound()
      const now = clock()
      return {
        conteudos: rows.flatMap(({ conteudo }) =>
          conteudo
            ? toConteudo(conteudo, now, ticketFileAddress(services, holder, { ...values, id: conteudo.id }))
            : [],
        ),
      }
    },
  )
}
