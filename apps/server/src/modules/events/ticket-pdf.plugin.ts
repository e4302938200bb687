import { IdText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { pdfInTurn } from '../../http/pdf-work.ts'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { HolderQuery, holders, UserText } from '../../payments/buyers/holder.ts'
import { languageOf } from '../../payments/buyers/language.ts'
import { readEvent } from './events.reads.ts'
import { ticketsPdf } from './ticket-pdf.ts'
import { PRIVATE } from './tickets.plugin.ts'
import { type TicketRow, ticketsOf } from './tickets.reads.ts'

type Query = { igreja?: string; pedido?: string; idioma?: 'pt_BR' | 'en' | 'es' }
const PdfQuery = Type.Object({
  ...HolderQuery.properties,
  idioma: Type.Optional(Type.Enum(['pt_BR', 'en', 'es'])),
})

/** Tickets to print, for whoever holds them: one, all of an order, or all. What is not paid is not printed. */
export const ticketPdfRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { data } = churchAccess(services)
  const { foundFor, holderOf } = holders(services)

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, event: eventText, query }: { user: string; event: string; query: Query },
    wanted: (row: TicketRow) => boolean,
  ) => {
    const holder = await holderOf({ request, user, igreja: query.igreja, pedido: query.pedido })
    const { church } = holder
    const id = rowIdOr404(eventText)
    const found = await foundFor(holder, (whose) => ticketsOf(data(church), whose, id, services.clock()))
    const rows = found.filter((row) => row.situacao === 'aprovado' && wanted(row))
    const [event] = rows.length > 0 ? await data(church).read(readEvent, { id }) : []
    if (!event) throw notFound()
    const tickets = rows.map((row) => ({ ...row, ingresso: row.ingressoNome })).reverse()
    const language = query.idioma ?? languageOf(request, church)
    const pdf = await pdfInTurn(() => ticketsPdf({ church, event, tickets, language }))
    return reply
      .headers({ ...PRIVATE, 'content-type': 'application/pdf' })
      .header('content-disposition', `inline; filename="${FILE[language]}-${id}.pdf"`)
      .send(pdf)
  }

  app.get(
    '/usuario/:user/evento/:event/inscricao/:ticket/pdf',
    {
      config: open,
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
      config: open,
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
