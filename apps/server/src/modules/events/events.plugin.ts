import { EventoDetalheWire, EventosWire, IdText, OrderCode, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import { identify } from '../../platform/auth/person.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { keptMethods } from './events.methods.ts'
import { FIRST, PAGE, readEvent, readEvents } from './events.reads.ts'
import { toEvento, toEventoDetalhe } from './events.wire.ts'
import { PRIVATE } from './tickets.plugin.ts'
import { holdsTickets } from './tickets.reads.ts'

/** Events: document 2 section 7.2, the public part. */
export const eventRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'directory' | 'payments'>
}> = async (app, { services }) => {
  const { clock } = services
  const { ofSlug, data } = churchAccess(services)
  const methodsOf = keptMethods(services)

  app.get(
    '/igreja/:slug/evento/',
    {
      config: open,
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(EventosWire),
      },
    },
    async ({ params, query }) => {
      const church = await ofSlug(params.slug)
      const now = clock()
      const after = readCursor(query.depois, isInstant)
      const place = after ? { start: new Date(after.sort).toISOString(), id: after.id } : FIRST
      const found = await data(church).read(readEvents, { now: now.toISOString(), ...place })
      const { rows, proximo } = pageOf(found, PAGE, ({ dataInicio, id }) => ({ sort: dataInicio.getTime(), id }))
      // the long text is the event's own call's: a list of events is read on every home
      return { eventos: rows.map((row) => toEvento({ ...row, descricao: null }, church.moeda, now)), proximo }
    },
  )

  /** An event that was taken away is there for whoever has tickets of it: a member by their bearer, a guest by the order. */
  const assertHolder = async (request: FastifyRequest, of: ChurchData, event: number, order: string | undefined) => {
    const account = (await identify(request))?.account
    if (!(await holdsTickets(of, { account, order }, event))) throw notFound()
  }

  // One that is over keeps its page: people have its address.
  app.get(
    '/igreja/:slug/evento/:id/',
    {
      config: open,
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        querystring: Type.Object({ pedido: Type.Optional(OrderCode) }),
        response: answers(EventoDetalheWire),
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const church = await ofSlug(params.slug)
      const [row] = await data(church).read(readEvent, { id: rowIdOr404(params.id) })
      if (!row) throw notFound()
      if (!row.flagAtivo) {
        await assertHolder(request, data(church), row.id, query.pedido)
        reply.headers(PRIVATE)
      }
      const methods = await methodsOf(church)
      return toEventoDetalhe(row, methods, church.moeda, clock())
    },
  )
}
