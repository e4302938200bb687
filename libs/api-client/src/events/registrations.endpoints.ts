import type { ConteudosWire, EventosInscritosWire, InscricoesWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { toBoughtTicket, toRegisteredEvent, toTicketContent } from './registrations.mapper.ts'

/** `userId` is the person's account in the church. */
type Mine = { userId: number }

/** What a person has bought of a church's events (document 2 section 7.2). */
export const registrationsApi = {
  events: endpoint('registrations.events', async (http, { userId }: Mine, signal) => {
    const query = { igreja: http.church.id }
    const { eventos } = await http.get<EventosInscritosWire>(`/usuario/${userId}/evento/`, { query, signal })
    return eventos.map(toRegisteredEvent)
  }),
  tickets: endpoint('registrations.tickets', async (http, { userId, eventId }: Mine & { eventId: number }, signal) => {
    const path = `/usuario/${userId}/evento/${eventId}/inscricao/`
    const query = { igreja: http.church.id }
    return (await http.get<InscricoesWire>(path, { query, signal })).inscricoes.map(toBoughtTicket)
  }),
  /** Exclusive contents of one ticket. */
  contents: endpoint(
    'registrations.contents',
    async (http, params: Mine & { eventId: number; ticketId: number }, signal) => {
      const { userId, eventId, ticketId } = params
      const path = `/usuario/${userId}/evento/${eventId}/inscricao/${ticketId}/conteudo/`
      const query = { igreja: http.church.id }
      return (await http.get<ConteudosWire>(path, { query, signal })).conteudos.map(toTicketContent)
    },
  ),
}
