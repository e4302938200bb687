import { groupsApi } from '../groups/groups.endpoints.ts'
import { studiesApi } from '../groups/studies.endpoints.ts'
import { leadingApi } from '../groups/leading.endpoints.ts'
import { row, type Row } from './asked-call.ts'

const meeting = { day: '2026-11-18', topic: 'Zaqueu', notes: '', present: [8], visitors: 0 }
const ofMeeting = { groupId: 7, meetingId: 3, version: 1 }

/** Calls of groups and studies; the church is number 1, `vida-plena`. */
export const groupsCalls: Row[] = [
  row(groupsApi.list, {}, 'main GET /igreja/vida-plena/celula/'),
  row(
    groupsApi.list,
    { search: 'sul', weekday: 0, area: 'Moema', near: { latitude: -23.5, longitude: 0 }, after: 'Wy' },
    'main GET /igreja/vida-plena/celula/?busca=sul&diaSemana=0&bairro=Moema&latitude=-23.5&longitude=0&depois=Wy',
  ),
  row(groupsApi.filters, {}, 'main GET /igreja/vida-plena/celula-filtro/'),
  row(groupsApi.leave, { groupId: 7 }, 'main DELETE /igreja/vida-plena/celula/7/participacao'),
  row(groupsApi.withdraw, { groupId: 7 }, 'main DELETE /igreja/vida-plena/celula/7/solicitacao'),
  row(groupsApi.own, {}, 'main GET /igreja/vida-plena/celula/?usuario=1'),
  row(groupsApi.get, { id: 7 }, 'main GET /igreja/vida-plena/celula/7'),
  row(
    groupsApi.request,
    { groupId: 7, message: '', idempotencyKey: 'k' },
    'main POST /igreja/vida-plena/solicitacao-celula/admissao',
  ),
  row(
    groupsApi.meetings,
    { groupId: 7, after: 'Wy' },
    'main GET /igreja/vida-plena/celula/7/reuniao-registro/?depois=Wy',
  ),
  row(groupsApi.meeting, { groupId: 7, meetingId: 3 }, 'main GET /igreja/vida-plena/celula/7/reuniao-registro/3'),
  row(leadingApi.requests, { groupId: 7, after: 'Wy' }, 'main GET /igreja/vida-plena/celula/7/solicitacao/?depois=Wy'),
  row(
    leadingApi.answer,
    { groupId: 7, id: 4, accept: true },
    'main POST /igreja/vida-plena/celula/7/solicitacao/4/resposta',
  ),
  row(leadingApi.members, { groupId: 7 }, 'main GET /igreja/vida-plena/celula/7/participante/'),
  row(
    leadingApi.record,
    { groupId: 7, meetingId: 3 },
    'main GET /igreja/vida-plena/celula/7/reuniao-registro/3/presenca',
  ),
  row(
    leadingApi.add,
    { groupId: 7, meeting, idempotencyKey: 'k' },
    'main POST /igreja/vida-plena/celula/7/reuniao-registro/',
  ),
  row(leadingApi.change, { ...ofMeeting, meeting }, 'main PUT /igreja/vida-plena/celula/7/reuniao-registro/3'),
  row(leadingApi.remove, ofMeeting, 'main DELETE /igreja/vida-plena/celula/7/reuniao-registro/3?versao=1'),
  row(studiesApi.arePublic, {}, 'main GET /igreja/vida-plena/configuracao-estudo'),
  row(studiesApi.list, { after: 'Wy' }, 'main GET /igreja/vida-plena/estudo/?depois=Wy'),
  row(studiesApi.get, { id: 7 }, 'main GET /igreja/vida-plena/estudo/7'),
]
