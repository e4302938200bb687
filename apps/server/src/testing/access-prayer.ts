import { absent, get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** A call about a missing prayer request: existing ones are tested beside the prayer wall. */
const prayed = (what: string, body: object): AccessRow => ({
  kind: 'self',
  request: ({ owner }) => ({
    url: `/api/v1/oracao/${what}?igreja=${owner.church}`,
    payload: { ...body, idUsuario: owner.user, idOracao: 999999 },
  }),
  owner: '404 not_found',
})

/** Access to prayer: a public wall, each person's own writes. */
export const prayerAccess: Record<string, AccessRow> = {
  'GET /api/v1/oracao/{slug}': get(({ slug }) => `/api/v1/oracao/${slug}`),
  'GET /api/v1/oracao/{slug}/{id}': absent(({ slug }) => `/api/v1/oracao/${slug}/999999`),
  'GET /api/v1/igreja/{slug}/oracao-motivo/': get(({ slug }) => `/api/v1/igreja/${slug}/oracao-motivo/`),
  'GET /api/v1/user/oracao': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/oracao?igreja=${owner.church}` }),
  },
  'POST /api/v1/oracao/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/oracao/?igreja=${owner.church}`, payload: { mensagem: 'Canary' } }),
    owner: '415 unsupported_media_type',
    stranger: '404 not_found',
  },
  'POST /api/v1/oracao/mensagem/': prayed('mensagem/', { mensagem: 'Canary' }),
  'POST /api/v1/oracao/orar/': prayed('orar/', {}),
  'DELETE /api/v1/oracao/{slug}': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/oracao/999999?igreja=${owner.church}` }),
    owner: '404 not_found',
  },
}
