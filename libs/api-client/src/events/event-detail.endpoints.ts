import type { EventoDetalheWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toEventDetail } from './event-detail.mapper.ts'

/** Document 2 section 7.2: one event, with what its tickets take. Apart from the list, which home loads. */
export const eventDetailApi = {
  /** One that the church has taken away is had by whoever has tickets of it: a guest by the code of their order. */
  get: endpoint('events.get', async (http, { id, order }: { id: number; order?: string }, signal) => {
    const path = `/igreja/${http.church.slug}/evento/${id}/`
    return toEventDetail(await http.get<EventoDetalheWire>(path, { query: { pedido: order }, signal }))
  }),
}
