import { absent, get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** Meetings and memberships of a group that is not there: those that are, are tested beside the groups. */
const missing = (what: string, payload?: object): AccessRow => ({
  kind: 'own',
  request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/celula/1/${what}`, ...(payload && { payload }) }),
  owner: '404 not_found',
})
const meeting = { data: '2029-12-01', tema: 'Canary', anotacoes: null, presentes: [], qtdeVisitantes: 0 }

/** Access to groups: public lists, meetings for members, requests from accounts of this church. */
export const groupsAccess: Record<string, AccessRow> = {
  'GET /api/v1/igreja/{slug}/celula/': get(({ slug }) => `/api/v1/igreja/${slug}/celula/`),
  'GET /api/v1/igreja/{slug}/celula-filtro/': get(({ slug }) => `/api/v1/igreja/${slug}/celula-filtro/`),
  'DELETE /api/v1/igreja/{slug}/celula/{id}/participacao': missing('participacao'),
  'DELETE /api/v1/igreja/{slug}/celula/{id}/solicitacao': missing('solicitacao'),
  'GET /api/v1/igreja/{slug}/celula/{id}/solicitacao/': missing('solicitacao/'),
  'GET /api/v1/igreja/{slug}/celula/{id}/participante/': missing('participante/'),
  'POST /api/v1/igreja/{slug}/celula/{id}/solicitacao/{solicitacao}/resposta': missing('solicitacao/1/resposta', {
    resposta: 'aceita',
  }),
  'POST /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/': missing('reuniao-registro/', meeting),
  'PUT /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': missing('reuniao-registro/1', {
    ...meeting,
    versao: 1,
  }),
  'DELETE /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': missing('reuniao-registro/1?versao=1'),
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}/presenca': missing('reuniao-registro/1/presenca'),
  'GET /api/v1/igreja/{slug}/celula/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/celula/1`),
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/': {
    kind: 'own',
    request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/celula/1/reuniao-registro/` }),
    owner: '404 not_found',
  },
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': {
    kind: 'own',
    request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/celula/1/reuniao-registro/1` }),
    owner: '404 not_found',
  },
  'POST /api/v1/igreja/{slug}/solicitacao-celula/admissao': {
    kind: 'own',
    request: ({ slug }) => ({
      url: `/api/v1/igreja/${slug}/solicitacao-celula/admissao`,
      payload: { idCelula: 1, mensagem: 'Canary' },
    }),
    owner: '404 not_found',
  },
  // Studies are for members unless the church publishes them.
  'GET /api/v1/igreja/{slug}/estudo/': absent(({ slug }) => `/api/v1/igreja/${slug}/estudo/`),
  'GET /api/v1/igreja/{slug}/estudo/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/estudo/1`),
  'GET /api/v1/igreja/{slug}/configuracao-estudo': get(({ slug }) => `/api/v1/igreja/${slug}/configuracao-estudo`),
}
