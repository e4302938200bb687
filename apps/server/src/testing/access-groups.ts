import { absent, get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** Access to groups: public lists, meetings for members, requests from accounts of this church. */
export const groupsAccess: Record<string, AccessRow> = {
  'GET /api/v1/igreja/{slug}/celula/': get(({ slug }) => `/api/v1/igreja/${slug}/celula/`),
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
