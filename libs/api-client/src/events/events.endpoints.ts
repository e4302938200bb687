import type { EventoDetalheWire, EventosWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toEventDetail } from './event-detail.mapper.ts'
import { toChurchEvent } from './events.mapper.ts'

/** Document 2 section 7.2. */
export const eventsApi = {
  list: endpoint('events.list', async (http, _: Record<string, never>, signal) =>
    (await http.get<EventosWire>(`/igreja/${http.church.slug}/evento/`, { signal })).eventos.map(toChurchEvent),
  ),
  /** One that the church has taken away is had by whoever has tickets of it: a guest by the code of their order. */
  get: endpoint('events.get', async (http, { id, order }: { id: number; order?: string }, signal) => {
    const path = `/igreja/${http.church.slug}/evento/${id}/`
    return toEventDetail(await http.get<EventoDetalheWire>(path, { query: { pedido: order }, signal }))
  }),
}
