import type { EventoDetalheWire, EventosWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toEventDetail } from './event-detail.mapper.ts'
import { toChurchEvent } from './events.mapper.ts'

/** Document 2 section 7.2. */
export const eventsApi = {
  list: endpoint('events.list', async (http, _: Record<string, never>, signal) =>
    (await http.get<EventosWire>(`/igreja/${http.church.slug}/evento/`, { signal })).eventos.map(toChurchEvent),
  ),
  get: endpoint('events.get', async (http, { id }: { id: number }, signal) =>
    toEventDetail(await http.get<EventoDetalheWire>(`/igreja/${http.church.slug}/evento/${id}/`, { signal })),
  ),
}
