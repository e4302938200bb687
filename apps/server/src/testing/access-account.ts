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
  'POST /api/v1/user/copia-dados': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/user/copia-dados?igreja=${owner.church}`,
      payload: { senha: 'Wrong#2026' },
    }),
    owner: '400 wrong_password',
    stranger: '404 not_found',
  },
  'GET /api/v1/user/notificacao-preferencia/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/notificacao-preferencia/?igreja=${owner.church}` }),
  },
  // Refused here for its content, so that no table changes.
  'PUT /api/v1/user/notificacao-preferencia/': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/user/notificacao-preferencia/?igreja=${owner.church}`,
      payload: { silenciadas: ['NADA'] },
    }),
    owner: '400 validation',
  },
  'DELETE /api/v1/user/notificacao/{id}': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/user/notificacao/999999?igreja=${owner.church}` }),
    owner: '404 not_found',
  },
  'GET /api/v1/user/notificacao-push/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/notificacao-push/?igreja=${owner.church}` }),
  },
  // The server of this test has no keys.
  'PUT /api/v1/user/notificacao-push/': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/user/notificacao-push/?igreja=${owner.church}`,
      payload: { endereco: 'https://fcm.googleapis.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
    owner: '404 not_found',
  },
  'DELETE /api/v1/user/notificacao-push/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/notificacao-push/?igreja=${owner.church}` }),
  },
  'GET /api/v1/user/email/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/email/?igreja=${owner.church}` }),
  },
  'POST /api/v1/user/email/': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/user/email/?igreja=${owner.church}`,
      payload: { email: 'new@demo.test', senha: 'Wrong#2026' },
    }),
    owner: '400 wrong_password',
  },
  'DELETE /api/v1/user/email/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/email/?igreja=${owner.church}` }),
  },
  'GET /api/v1/user/sessao/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/sessao/?igreja=${owner.church}` }),
  },
  // Which sessions are a person's own is tested beside the route.
  'DELETE /api/v1/user/sessao/{id}': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/user/sessao/00000000-0000-4000-8000-000000000000?igreja=${owner.church}`,
    }),
    owner: '404 not_found',
  },
  'POST /api/v1/user/sessao/encerrar-outras': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/sessao/encerrar-outras?igreja=${owner.church}` }),
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
