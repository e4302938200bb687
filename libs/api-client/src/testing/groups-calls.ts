import { groupsApi } from '../groups/groups.endpoints.ts'
import { studiesApi } from '../groups/studies.endpoints.ts'
import { row, type Row } from './asked-call.ts'

/** Calls of groups and studies; the church is number 1, `vida-plena`. */
export const groupsCalls: Row[] = [
  row(groupsApi.list, {}, 'main GET /igreja/vida-plena/celula/'),
  row(
    groupsApi.list,
    { search: 'sul', near: { latitude: -23.5, longitude: 0 }, after: 'Wy' },
    'main GET /igreja/vida-plena/celula/?busca=sul&latitude=-23.5&longitude=0&depois=Wy',
  ),
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
  row(studiesApi.arePublic, {}, 'main GET /igreja/vida-plena/configuracao-estudo'),
  row(studiesApi.list, { after: 'Wy' }, 'main GET /igreja/vida-plena/estudo/?depois=Wy'),
  row(studiesApi.get, { id: 7 }, 'main GET /igreja/vida-plena/estudo/7'),
]
