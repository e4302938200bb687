import type {
  AdmissaoCelulaWire,
  CelulaFiltrosWire,
  CelulasWire,
  CelulaWire,
  joinLimits,
  ReunioesWire,
  ReuniaoWire,
} from '@atrio/contract'
import type { Coordinates } from '../address.ts'
import { endpoint, personalEndpoint, type Http } from '../endpoint.ts'
import { toGroup, toGroupEntry, toMeeting, toMeetingEntry } from './groups.mapper.ts'
import type { GroupFilters, GroupPage, GroupRequest, MeetingPage } from './groups.types.ts'

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const JOIN_LIMITS: typeof joinLimits = { messageLength: 500 }

type Asked = { search?: string; weekday?: number; area?: string; near?: Coordinates; after?: string }

const groupsPath = (http: Http) => `/igreja/${http.church.slug}/celula/`
const meetingsPath = (http: Http, groupId: number) => `${groupsPath(http)}${groupId}/reuniao-registro/`

/** Small groups: document 2 section 7.6. Answers depend on the session. */
export const groupsApi = {
  /** A page of the church's groups, by name or nearest first. */
  list: personalEndpoint(
    'groups.list',
    async (http, { search, weekday, area, near, after }: Asked, signal): Promise<GroupPage> => {
      const query = {
        ...(search && { busca: search }),
        ...(weekday !== undefined && { diaSemana: weekday }),
        ...(area && { bairro: area }),
        ...(near && { latitude: String(near.latitude), longitude: String(near.longitude) }),
        ...(after && { depois: after }),
      }
      const page = await http.get<CelulasWire>(groupsPath(http), { query, signal })
      return { groups: page.celulas.map(toGroupEntry), next: page.proximo ?? null }
    },
  ),
  /** The groups of which the person is a member. */
  own: personalEndpoint('groups.own', async (http, _: Record<string, never>, signal) =>
    (await http.get<CelulasWire>(groupsPath(http), { query: { usuario: '1' }, signal })).celulas.map(toGroupEntry),
  ),
  get: personalEndpoint('groups.get', async (http, { id }: { id: number }, signal) =>
    toGroup(await http.get<CelulaWire>(`${groupsPath(http)}${id}`, { signal })),
  ),
  /** What groups can be chosen by. */
  filters: endpoint('groups.filters', async (http, _: Record<string, never>, signal): Promise<GroupFilters> => {
    const found = await http.get<CelulaFiltrosWire>(`/igreja/${http.church.slug}/celula-filtro/`, { signal })
    return { weekdays: found.diasSemana ?? [], areas: found.bairros ?? [] }
  }),
  /** Leaves a group. Refused with `group_leader`. */
  leave: endpoint('groups.leave', async (http, { groupId }: { groupId: number }, signal): Promise<void> => {
    await http.delete(`${groupsPath(http)}${groupId}/participacao`, { signal })
  }),
  /** Takes back one's own request that nobody has answered yet. */
  withdraw: endpoint('groups.withdraw', async (http, { groupId }: { groupId: number }, signal): Promise<void> => {
    await http.delete(`${groupsPath(http)}${groupId}/solicitacao`, { signal })
  }),
  /** Requests membership. Refused with `group_requested`, `group_joined`, `group_full` or `group_closed`. */
  request: endpoint('groups.request', async (http, { groupId, message, idempotencyKey }: GroupRequest, signal) => {
    const body: AdmissaoCelulaWire = { idCelula: groupId, mensagem: message || null }
    await http.post(`/igreja/${http.church.slug}/solicitacao-celula/admissao`, { body, idempotencyKey, signal })
  }),
  /** Records of a group's meetings, newest first; for its members. */
  meetings: personalEndpoint(
    'groups.meetings',
    async (http, { groupId, after }: { groupId: number; after?: string }, signal): Promise<MeetingPage> => {
      const query = { ...(after && { depois: after }) }
      const page = await http.get<ReunioesWire>(meetingsPath(http, groupId), { query, signal })
      return { meetings: page.reunioes.map(toMeetingEntry), next: page.proximo ?? null }
    },
  ),
  meeting: personalEndpoint(
    'groups.meeting',
    async (http, { groupId, meetingId }: { groupId: number; meetingId: number }, signal) =>
      toMeeting(await http.get<ReuniaoWire>(`${meetingsPath(http, groupId)}${meetingId}`, { signal })),
  ),
}
