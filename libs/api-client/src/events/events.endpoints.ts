import type { EventosWire } from '@atrio/contract'
import { endpoint, type Listed } from '../endpoint.ts'
import { toChurchEvent, type ChurchEvent } from './events.mapper.ts'

/** `search`: words that all must occur. */
type OfList = { search?: string; after?: string }

/** Document 2 section 7.2: the list, whose first entries are on home. */
export const eventsApi = {
  list: endpoint('events.list', async (http, { search, after }: OfList, signal): Promise<Listed<ChurchEvent>> => {
    const query = { ...(search && { busca: search }), ...(after && { depois: after }) }
    const wire = await http.get<EventosWire>(`/igreja/${http.church.slug}/evento/`, { query, signal })
    return { items: wire.eventos.map(toChurchEvent), next: wire.proximo ?? null }
  }),
}
