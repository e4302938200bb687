import type {
  meetingLimits,
  ParticipantesWire,
  PedidosCelulaWire,
  RespostaCelulaWire,
  ReuniaoAlteradaWire,
  ReuniaoNovaWire,
  ReuniaoPresencaWire,
} from '@atrio/contract'
import { toImage } from '../address.ts'
import { endpoint, personalEndpoint, type Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import type { GroupMember, JoinRequestPage, MeetingEntries, MeetingRecord } from './leading.types.ts'

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const MEETING_LIMITS: typeof meetingLimits = { topicLength: 150, notesLength: 5000, visitors: 500, members: 300 }

/** The wire's field names and the form's names for them. */
const FORM_FIELDS = { data: 'day', tema: 'topic', anotacoes: 'notes', presentes: 'present', qtdeVisitantes: 'visitors' }

type MeetingRef = { groupId: number; meetingId: number }

const groupPath = (http: Http, groupId: number) => `/igreja/${http.church.slug}/celula/${groupId}`
const meetingPath = (http: Http, { groupId, meetingId }: MeetingRef) =>
  `${groupPath(http, groupId)}/reuniao-registro/${meetingId}`

const toMember = (wire: ReuniaoPresencaWire['presentes'][number]): GroupMember => ({
  userId: wire.idUsuario,
  name: wire.nome,
  image: wire.imagem ? toImage(wire.imagem) : null,
})

const toRecord = (wire: ReuniaoPresencaWire): MeetingRecord => ({
  id: wire.id,
  groupId: wire.idCelula,
  day: wire.data,
  topic: wire.tema,
  notes: wire.anotacoes ?? '',
  present: wire.presentes.map(toMember),
  visitors: wire.qtdeVisitantes,
  version: wire.versao,
})

const fromEntries = ({ day, topic, notes, present, visitors }: MeetingEntries): ReuniaoNovaWire => ({
  data: day,
  tema: topic,
  anotacoes: notes || null,
  presentes: present,
  qtdeVisitantes: visitors,
})

/** What the leaders of a group do; 404 for everybody else. */
export const leadingApi = {
  /** Open requests to join, oldest first. */
  requests: personalEndpoint(
    'leading.requests',
    async (http, { groupId, after }: { groupId: number; after?: string }, signal): Promise<JoinRequestPage> => {
      const query = { ...(after && { depois: after }) }
      const page = await http.get<PedidosCelulaWire>(`${groupPath(http, groupId)}/solicitacao/`, { query, signal })
      return {
        requests: page.solicitacoes.map(({ id, nome, imagem, mensagem, dataCadastro }) => ({
          id,
          name: nome,
          image: imagem ? toImage(imagem) : null,
          message: mensagem || null,
          createdAt: dataCadastro,
        })),
        next: page.proximo ?? null,
      }
    },
  ),
  /** Refused with `group_full`, or `conflict` where it was answered or withdrawn meanwhile. */
  answer: endpoint(
    'leading.answer',
    async (http, { groupId, id, accept }: { groupId: number; id: number; accept: boolean }, signal): Promise<void> => {
      const body: RespostaCelulaWire = { resposta: accept ? 'aceita' : 'recusada' }
      await http.post(`${groupPath(http, groupId)}/solicitacao/${id}/resposta`, { body, signal })
    },
  ),
  members: personalEndpoint(
    'leading.members',
    async (http, { groupId }: { groupId: number }, signal): Promise<GroupMember[]> => {
      const path = `${groupPath(http, groupId)}/participante/`
      return (await http.get<ParticipantesWire>(path, { signal })).participantes.map(toMember)
    },
  ),
  record: personalEndpoint('leading.record', async (http, meeting: MeetingRef, signal): Promise<MeetingRecord> =>
    toRecord(await http.get<ReuniaoPresencaWire>(`${meetingPath(http, meeting)}/presenca`, { signal })),
  ),
  add: endpoint(
    'leading.add',
    async (
      http,
      { groupId, meeting, idempotencyKey }: { groupId: number; meeting: MeetingEntries; idempotencyKey: string },
      signal,
    ): Promise<MeetingRecord> =>
      withFormFields(FORM_FIELDS, async () => {
        const path = `${groupPath(http, groupId)}/reuniao-registro/`
        const body = fromEntries(meeting)
        return toRecord(await http.post<ReuniaoPresencaWire>(path, { body, idempotencyKey, signal }))
      }),
  ),
  /** Refused with `conflict` where another leader has changed it since that version. */
  change: endpoint(
    'leading.change',
    async (
      http,
      { meeting, version, ...ref }: MeetingRef & { meeting: MeetingEntries; version: number },
      signal,
    ): Promise<MeetingRecord> =>
      withFormFields(FORM_FIELDS, async () => {
        const body: ReuniaoAlteradaWire = { ...fromEntries(meeting), versao: version }
        return toRecord(await http.put<ReuniaoPresencaWire>(meetingPath(http, ref), { body, signal }))
      }),
  ),
  remove: endpoint(
    'leading.remove',
    async (http, { version, ...ref }: MeetingRef & { version: number }, signal): Promise<void> => {
      await http.delete(meetingPath(http, ref), { query: { versao: version }, signal })
    },
  ),
}
