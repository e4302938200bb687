import { EventoDetalheWire, EventosWire, IdText, OrderCode, SearchText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { persons } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { keptMethods } from './events.methods.ts'
import { BEFORE_ALL, type EventRow, PAGE, readEvent, readEvents, searchEvents } from './events.reads.ts'
import { toEvento, toEventoDetalhe } from './events.wire.ts'
import { holdsTickets } from './tickets.reads.ts'

/** Events: document 2 section 7.2, the public part. */
export const eventRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { clock } = services
  const { identify } = persons(services.auth)
  const methodsOf = keptMethods(services)

  app.get(
    '/igreja/:slug/evento/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ busca: Type.Optional(SearchText), depois: CursorText }),
        response: answers(EventosWire),
      },
    },
    async ({ church, data, query }) => {
      const now = clock()
      const after = readCursor(query.depois, isInstant)
      const pageOfEvents = (found: EventRow[], sortOf: (row: EventRow) => Date) => {
        const { rows, proximo } = pageOf(found, PAGE, (row) => ({ sort: sortOf(row).getTime(), id: row.id }))
        // without the long text, which only the event's own call has: lists are read on every home page
        return { eventos: rows.map((row) => toEvento({ ...row, descricao: null }, church.moeda, now)), proximo }
      }
      if (query.busca?.trim()) {
        const text = query.busca
        const last = after && { date: new Date(after.sort), id: after.id }
        const found = await data.use((db) => searchEvents(db, { church: church.id, text, now, after: last }))
        return pageOfEvents(found, ({ dataFim }) => dataFim)
      }
      const place = after ? { start: new Date(after.sort).toISOString(), id: after.id } : BEFORE_ALL
      const found = await data.read(readEvents, { now: now.toISOString(), ...place })
      return pageOfEvents(found, ({ dataInicio }) => dataInicio)
    },
  )

  /** A withdrawn event is available to people with tickets of it: a member by their bearer, a guest by the order. */
  const assertHolder = async (request: FastifyRequest, of: ChurchData, event: number, order: string | undefined) => {
    const account = (await identify(request))?.account
    if (!(await holdsTickets(of, { account, order }, event))) throw notFound()
  }

  // A past event keeps its page, whose address people have.
  app.get(
    '/igreja/:slug/evento/:id/',
    {
      config: { access: 'on-demand', church: 'path' },
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        querystring: Type.Object({ pedido: Type.Optional(OrderCode) }),
        response: answers(EventoDetalheWire),
      },
    },
    async (request, reply) => {
      const { church, data, params, query } = request
      const [row] = await data.read(readEvent, { id: rowIdOr404(params.id) })
      if (!row) throw notFound()
      if (!row.flagAtivo) {
        await assertHolder(request, data, row.id, query.pedido)
        reply.header('cache-control', 'no-store')
      }
      const methods = await methodsOf(church)
      return toEventoDetalhe(row, methods, church.moeda, clock())
    },
  )
}
