import { EventoDetalheWire, EventosWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { churchAccess, rowIdOr404 } from '../church/church-access.ts'
import { keptMethods } from './events.methods.ts'
import { readEvent, readEvents } from './events.reads.ts'
import { toEvento, toEventoDetalhe } from './events.wire.ts'

/** Events: document 2 section 7.2, the public part. */
export const eventRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { clock } = services
  const { ofSlug, data } = churchAccess(services)
  const methodsOf = keptMethods(services)

  app.get(
    '/igreja/:slug/evento/',
    {
      config: open,
      schema: { tags: ['events'], params: Type.Object({ slug: SlugText }), response: answers(EventosWire) },
    },
    async ({ params }) => {
      const church = await ofSlug(params.slug)
      const now = clock()
      const rows = await data(church).read(readEvents, { now: now.toISOString() })
      // the long text is the event's own call's: a list of events is read on every home
      return { eventos: rows.map((row) => toEvento({ ...row, descricao: null }, church.moeda, now)) }
    },
  )

  // One that is over keeps its page: people have its address.
  app.get(
    '/igreja/:slug/evento/:id/',
    {
      config: open,
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(EventoDetalheWire),
      },
    },
    async ({ params }) => {
      const church = await ofSlug(params.slug)
      const [row] = await data(church).read(readEvent, { id: rowIdOr404(params.id) })
      if (!row?.flagAtivo) throw notFound()
      const methods = await methodsOf(church)
      return toEventoDetalhe(row, methods, church.moeda, clock())
    },
  )
}
