import { post } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

const child = (which: string): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/usuario/${owner.user}/crianca${which}?igreja=${owner.church}`,
    payload: { nome: 'Canary' },
  }),
})
const photo = (owner?: string): AccessRow => ({
  kind: 'own',
  request: (asked) => ({
    url: `/api/v1/usuario/${asked.owner.user}/perfil/imagem?igreja=${asked.owner.church}`,
    payload: {},
  }),
  ...(owner && { owner }),
})

/** Access to an account's children, photo, church and deletion. */
export const accountAccess: Record<string, AccessRow> = {
  'GET /api/v1/user/{id}/crianca': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/user/${owner.account}/crianca?cliente=${owner.church}` }),
    organisation: ({ owner, organisation }) => ({
      url: `/api/v1/user/${owner.account}/crianca?organizacao=${organisation}`,
    }),
  },
  'GET /api/v1/user/{id}/campo-personalizado': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/user/${owner.account}/campo-personalizado?igreja=${owner.church}` }),
  },
  'POST /api/v1/usuario/{id}/crianca': child(''),
  'PUT /api/v1/usuario/{id}/crianca/{childId}': { ...child('/999999'), owner: '404 not_found' },
  'DELETE /api/v1/usuario/{id}/crianca/{childId}': { ...child('/999999'), owner: '404 not_found' },
  'POST /api/v1/usuario/{id}/{type}/imagem': photo('415 unsupported_media_type'),
  'DELETE /api/v1/usuario/{id}/{type}/imagem': photo(),
  // Which church may be chosen is tested beside the route.
  'POST /api/v1/usuario/troca-igreja': {
    kind: 'self',
    request: () => ({ url: '/api/v1/usuario/troca-igreja', payload: { igreja: 999999 } }),
    owner: '404 not_found',
  },
  'POST /api/v1/user/{id}/pedido-exclusao': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/user/${owner.account}/pedido-exclusao?igreja=${owner.church}`,
      payload: { senha: 'Wrong#2026' },
    }),
    owner: '400 wrong_password',
  },
  'POST /api/v1/user/confirmar-exclusao': post(
    () => '/api/v1/user/confirmar-exclusao',
    () => ({ codigo: 'A'.repeat(32) }),
    '400 code_invalid',
  ),
}
