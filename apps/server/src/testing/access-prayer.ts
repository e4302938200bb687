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

/** A call about one's own request that is not there. */
const own = (what: string, payload?: object): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/oracao/999999${what}?igreja=${owner.church}`,
    ...(payload && { payload }),
  }),
  owner: '404 not_found',
})
const changed = {
  mensagem: 'Canary',
  nome: null,
  idOracaoMotivo: null,
  flagPublicarMural: true,
  flagReceberLigacao: false,
  flagReceberVisita: false,
}

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
  'DELETE /api/v1/oracao/{slug}': own(''),
  'POST /api/v1/igreja/{slug}/denuncia/': {
    kind: 'public',
    request: ({ slug }) => ({
      url: `/api/v1/igreja/${slug}/denuncia/`,
      payload: { tipo: 'oracao', alvo: 999999, motivo: 'spam' },
    }),
    owner: '404 not_found',
  },
  'GET /api/v1/igreja/{slug}/denuncia/': {
    kind: 'self',
    request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/denuncia/` }),
    stranger: '404 not_found',
  },
  'PUT /api/v1/igreja/{slug}/denuncia/{id}/encerrada': {
    kind: 'own',
    request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/denuncia/999999/encerrada`, payload: {} }),
    owner: '404 not_found',
  },
  'PUT /api/v1/oracao/{slug}': own('', changed),
  'PUT /api/v1/oracao/{id}/respondida': own('/respondida', { testemunho: null }),
  'DELETE /api/v1/oracao/{id}/respondida': own('/respondida'),
}
