import type { AccessRow } from './access-table.ts'

const LIST = '00000000-0000-4000-8000-000000000000'
const self = (path: string, more: Partial<AccessRow> = {}, payload: object = {}): AccessRow => ({
  kind: 'self',
  request: ({ owner }) => ({ url: `/api/v1/user/${path}?igreja=${owner.church}`, payload }),
  ...more,
})
const list = { nome: 'Canary', data: null, louvores: [], versao: 0 }

/** Access to favourites and set lists: each person's own. */
export const ownSongsAccess: Record<string, AccessRow> = {
  'GET /api/v1/user/louvor-favorito': self('louvor-favorito'),
  'PUT /api/v1/user/louvor-favorito/{id}': self('louvor-favorito/999999', {
    owner: '404 not_found',
    stranger: '404 not_found',
  }),
  'DELETE /api/v1/user/louvor-favorito/{id}': self('louvor-favorito/999999', { stranger: '404 not_found' }),
  'GET /api/v1/user/repertorio': self('repertorio'),
  'PUT /api/v1/user/repertorio/{uuid}': self(`repertorio/${LIST}`, { stranger: '404 not_found' }, list),
  'DELETE /api/v1/user/repertorio/{uuid}': self(`repertorio/${LIST}`, { stranger: '404 not_found' }),
}
