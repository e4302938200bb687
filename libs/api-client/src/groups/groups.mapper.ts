import type { CelulaItemWire, CelulaWire, ReuniaoItemWire, ReuniaoWire } from '@atrio/contract'
import { toAddress, toCoordinates, toImage } from '../address.ts'
import { known } from '../wire-code.ts'
import type {
  Group,
  GroupEntry,
  GroupMeetingTime,
  GroupPerson,
  GroupStanding,
  GroupStatus,
  Meeting,
  MeetingEntry,
} from './groups.types.ts'

const STATUS = { aberta: 'open', lotada: 'full', fechada: 'closed' } as const satisfies Record<
  CelulaWire['situacao'],
  GroupStatus
>
const STANDING = { membro: 'member', lider: 'leader', solicitada: 'requested' } as const satisfies Record<
  NonNullable<CelulaWire['participacao']>,
  GroupStanding
>
const FREQUENCY = { semanal: 'weekly', quinzenal: 'fortnightly', mensal: 'monthly' } as const satisfies Record<
  NonNullable<NonNullable<CelulaWire['reuniao']>['frequencia']>,
  GroupMeetingTime['frequency']
>

const toMeetingTime = ({ diaSemana, horario, frequencia }: NonNullable<CelulaWire['reuniao']>): GroupMeetingTime => ({
  weekday: diaSemana,
  time: horario,
  frequency: (frequencia && known<GroupMeetingTime['frequency']>(FREQUENCY, frequencia)) ?? null,
})

const toPerson = (wire: CelulaWire['lider']): GroupPerson | null =>
  wire ? { name: wire.nome, phone: wire.telefone || null } : null

export const toGroupEntry = (wire: CelulaItemWire): GroupEntry => ({
  id: wire.id,
  name: wire.nome,
  audience: wire.publico || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  exact: wire.flagEnderecoExato ?? true,
  place: toCoordinates({ latitude: wire.latitude ?? null, longitude: wire.longitude ?? null }),
  meets: wire.reuniao ? toMeetingTime(wire.reuniao) : null,
  // an unknown status accepts no requests
  status: wire.situacao === undefined ? 'open' : (known<GroupStatus>(STATUS, wire.situacao) ?? 'closed'),
  standing: (wire.participacao && known<GroupStanding>(STANDING, wire.participacao)) ?? null,
  distance: wire.distancia ?? null,
})

export const toGroup = (wire: CelulaWire): Group => ({
  ...toGroupEntry(wire),
  description: wire.descricao || null,
  leader: toPerson(wire.lider ?? null),
  responsible: toPerson(wire.responsavel ?? null),
})

export const toMeetingEntry = (wire: ReuniaoItemWire): MeetingEntry => ({
  id: wire.id,
  groupId: wire.idCelula,
  day: wire.data,
  topic: wire.tema,
  present: wire.qtdePresentes ?? null,
  visitors: wire.qtdeVisitantes ?? null,
})

export const toMeeting = (wire: ReuniaoWire): Meeting => ({
  ...toMeetingEntry(wire),
  text: wire.texto || null,
  study: wire.estudo ? { id: wire.estudo.id, title: wire.estudo.titulo } : null,
})
