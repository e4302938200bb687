import type { AceiteIngressoWire, OfertaIngressoWire, SituacaoWire, TransferenciaWire } from '@atrio/contract'
import { endpoint, personalEndpoint, type Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import type { TicketOffer } from './registrations.types.ts'

/** `userId` is the person's account in the church; a guest's ticket (0) needs the code of its order. */
type OneTicket = { userId: number; eventId: number; ticketId: number; order?: string }

const FIELDS = {
  inscricao: 'ticket',
  email: 'email',
  'ingressos.*.titular': 'holder',
  'ingressos.*.respostas': 'answers',
}
const pathOf = ({ userId, eventId, ticketId }: OneTicket) =>
  `/usuario/${userId}/evento/${eventId}/inscricao/${ticketId}`
const church = (http: Http) => ({ igreja: http.church.id })

/** What a ticket's holder may change: our own calls. A refusal by the event's rule is `conflict` of the field `ticket`. */
export const ticketChangesApi = {
  /** Idempotent. */
  cancel: endpoint('ticketChanges.cancel', (http, of: OneTicket, signal) =>
    withFormFields(FIELDS, async (): Promise<void> => {
      const query = { ...church(http), pedido: of.order }
      await http.post<SituacaoWire>(`${pathOf(of)}/cancelamento`, { query, body: {}, signal })
    }),
  ),
  /** Mails a link to that address; an earlier offer ends. */
  offer: endpoint('ticketChanges.offer', (http, { email, ...of }: OneTicket & { email: string }, signal) =>
    withFormFields(FIELDS, async (): Promise<void> => {
      const body = { email } satisfies TransferenciaWire
      await http.post<SituacaoWire>(`${pathOf(of)}/transferencia`, { query: church(http), body, signal })
    }),
  ),
  withdraw: endpoint('ticketChanges.withdraw', async (http, of: OneTicket, signal): Promise<void> => {
    await http.delete<SituacaoWire>(`${pathOf(of)}/transferencia`, { query: church(http), signal })
  }),
  /** What a mailed link offers to the signed-in person; 404 to anybody else. */
  offered: personalEndpoint(
    'ticketChanges.offered',
    async (http, { eventId, code }: { eventId: number; code: string }, signal): Promise<TicketOffer> => {
      const query = { codigo: code, ...church(http) }
      const wire = await http.get<OfertaIngressoWire>(`/evento/${eventId}/transferencia`, { query, signal })
      return { kind: { id: wire.ingresso.id, name: wire.ingresso.nome }, from: wire.de, until: wire.dataExpiracao }
    },
  ),
  /** Takes it over; idempotent for the same person. */
  take: endpoint(
    'ticketChanges.take',
    (
      http,
      {
        eventId,
        code,
        holder,
        answers,
      }: { eventId: number; code: string; holder: string; answers: { questionId: number; value: string }[] },
      signal,
    ) =>
      withFormFields(FIELDS, async (): Promise<void> => {
        const body = {
          codigo: code,
          titular: holder,
          respostas: answers.map(({ questionId, value }) => ({ idCampo: questionId, valor: value })),
        } satisfies AceiteIngressoWire
        await http.post<SituacaoWire>(`/evento/${eventId}/transferencia`, { query: church(http), body, signal })
      }),
  ),
}
