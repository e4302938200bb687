import { IdText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { pdfInTurn } from '../../http/pdf-work.ts'
import { notFound } from '../../http/problem.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { HolderQuery, UserText } from '../../payments/buyers/holder.ts'
import { languageOf } from '../../platform/church/person-language.ts'
import { byEvent } from './by-event.ts'
import { readEvent } from './events.reads.ts'
import { ticketsPdf } from './ticket-pdf.ts'
import { ticketsOfCaller } from './tickets-of-caller.ts'
import type { TicketRow } from './tickets.reads.ts'

type Query = { pedido?: string; idioma?: 'pt_BR' | 'en' | 'es' }
const PdfQuery = Type.Object({
  ...HolderQuery.properties,
  idioma: Type.Optional(Type.Enum(['pt_BR', 'en', 'es'])),
})

/** Printable tickets for their holder: one, all of an order, or all. Unpaid ones are left out. */
export const ticketPdfRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const ticketsOn = ticketsOfCaller(services)
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, event: eventText, query }: { user: string; event: string; query: Query },
    wanted: (row: TicketRow) => boolean,
  ) => {
    const { church, data } = request
    const id = rowIdOr404(eventText)
    const found = await ticketsOn(request, { user, event: id, pedido: query.pedido })
    const rows = found.filter((row) => row.situacao === 'aprovado' && wanted(row))
    const [event] = rows.length > 0 ? await data.read(readEvent, { id }) : []
    if (!event) throw notFound()
    const tickets = rows.map((row) => ({ ...row, ingresso: row.ingressoNome })).reverse()
    const language = query.idioma ?? languageOf(request, church)
    const pdf = await pdfInTurn(() => ticketsPdf({ church, event, tickets, language }), church.codigo)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${FILE[language]}-${id}.pdf"`)
      .send(pdf)
  }

  app.get(
    '/usuario/:user/evento/:event/inscricao/:ticket/pdf',
    {
      config: { access: 'on-demand', church: 'query', churchBy: byEvent, cache: 'no-store' },
      schema: {
        tags: ['events'],
        params: Type.Object({ user: UserText, event: IdText, ticket: IdText }),
        querystring: PdfQuery,
      },
    },
    (request, reply) => {
      const ticket = rowIdOr404(request.params.ticket)
      const { user, event } = request.params
      return send(request, reply, { user, event, query: request.query }, (row) => row.id === ticket)
    },
  )

  app.get(
    '/usuario/:user/evento/:event/inscricao/pdf',
    {
      config: { access: 'on-demand', church: 'query', churchBy: byEvent, cache: 'no-store' },
      schema: { tags: ['events'], params: Type.Object({ user: UserText, event: IdText }), querystring: PdfQuery },
    },
    (request, reply) => {
      const { params, query } = request
      const { user, event } = params
      return send(request, reply, { user, event, query }, ({ pedido }) => !query.pedido || pedido === query.pedido)
    },
  )
}

const FILE = { pt_BR: 'ingressos', en: 'tickets', es: 'entradas' } as const
