import type { EventosWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toChurchEvent } from './events.mapper.ts'

/** Document 2 section 7.2: the list, whose first entries are on home. */
export const eventsApi = {
  list: endpoint('events.list', async (http, _: Record<string, never>, signal) =>
    (await http.get<EventosWire>(`/igreja/${http.church.slug}/evento/`, { signal })).eventos.map(toChurchEvent),
  ),
}
