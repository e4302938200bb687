import { NO_KEY } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

const note: AccessRow = {
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/nota-sermao/999999?igreja=${owner.church}`,
    payload: { titulo: 'Canary', texto: 'Canary' },
  }),
  owner: '404 not_found',
}

/** Access to sermon notes: each person's own. */
export const notesAccess: Record<string, AccessRow> = {
  'GET /api/v1/user/nota-sermao': { kind: 'self', request: () => ({ url: '/api/v1/user/nota-sermao?limit=999' }) },
  'GET /api/v1/nota-sermao/{id}': note,
  'PUT /api/v1/nota-sermao/{id}': note,
  'DELETE /api/v1/nota-sermao/{id}': note,
  'POST /api/v1/nota-sermao/': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/nota-sermao/?igreja=${owner.church}`,
      headers: NO_KEY,
      payload: { titulo: 'Canary', texto: '' },
    }),
    owner: '400 idempotency_key_required',
    stranger: '404 not_found',
  },
}
