import type { EventoDetalheWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toEventDetail } from './event-detail.mapper.ts'

/** Document 2 section 7.2: one event with its tickets and questions. Apart from the list, which home loads. */
export const eventDetailApi = {
  /**
   * An event that the church has withdrawn is available to holders of its tickets: guests pass the code of their order.
   */
  get: endpoint('events.get', async (http, { id, order }: { id: number; order?: string }, signal) => {
    const path = `/igreja/${http.church.slug}/evento/${id}/`
    return toEventDetail(await http.get<EventoDetalheWire>(path, { query: { pedido: order }, signal }))
  }),
}
