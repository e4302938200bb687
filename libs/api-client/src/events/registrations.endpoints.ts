import type { ConteudosWire, EventosInscritosWire, InscricoesWire } from '@atrio/contract'
import { endpoint, type Http } from '../endpoint.ts'
import { toBoughtTicket, toRegisteredEvent, toTicketContent } from './registrations.mapper.ts'

/** `userId` is the person's account in the church; a guest's tickets (0) need the code of their order. */
type Mine = { userId: number; order?: string }

/** Language of a file. */
type FileLocale = 'pt-BR' | 'en' | 'es'

const queryOf = (http: Http, { order }: Mine) => ({ igreja: http.church.id, pedido: order })

/** A person's tickets for a church's events (document 2 section 7.2). */
export const registrationsApi = {
  events: endpoint('registrations.events', async (http, { userId }: Mine, signal) => {
    const query = { igreja: http.church.id }
    const { eventos } = await http.get<EventosInscritosWire>(`/usuario/${userId}/evento/`, { query, signal })
    return eventos.map(toRegisteredEvent)
  }),
  tickets: endpoint('registrations.tickets', async (http, of: Mine & { eventId: number }, signal) => {
    const path = `/usuario/${of.userId}/evento/${of.eventId}/inscricao/`
    const query = queryOf(http, of)
    return (await http.get<InscricoesWire>(path, { query, signal })).inscricoes.map(toBoughtTicket)
  }),
  /**
   * The paid tickets as a printable file: a member's of an event, or a guest's of their order. Our own call; a backend
   * without it refuses, or answers with another type (`malformed_answer`).
   */
  file: endpoint('registrations.file', (http, of: Mine & { eventId: number; locale: FileLocale }, signal) =>
    http.get<Blob>(`/usuario/${of.userId}/evento/${of.eventId}/inscricao/pdf`, {
      query: { ...queryOf(http, of), idioma: of.locale.replace('-', '_') },
      accept: 'application/pdf',
      signal,
    }),
  ),
  /** Exclusive contents of one ticket. */
  contents: endpoint(
    'registrations.contents',
    async (http, params: Mine & { eventId: number; ticketId: number }, signal) => {
      const { userId, eventId, ticketId } = params
      const path = `/usuario/${userId}/evento/${eventId}/inscricao/${ticketId}/conteudo/`
      const query = queryOf(http, params)
      return (await http.get<ConteudosWire>(path, { query, signal })).conteudos.map(toTicketContent)
    },
  ),
}
