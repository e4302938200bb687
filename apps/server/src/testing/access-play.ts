import { absent, get, NO_KEY } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

const own = (what: string): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/usuario-plano-assinatura-conteudo/${what}igreja=${owner.church}&usuario=${owner.user}`,
  }),
})

/** Access to Play: public lists, each person's own subscriptions and lists. */
export const playAccess: Record<string, AccessRow> = {
  'GET /api/v1/igreja/{slug}/plano-assinatura-configuracao/': get(
    ({ slug }) => `/api/v1/igreja/${slug}/plano-assinatura-configuracao/`,
  ),
  'GET /api/v1/igreja/{slug}/plano-assinatura/': get(({ slug }) => `/api/v1/igreja/${slug}/plano-assinatura/`),
  'GET /api/v1/igreja/{slug}/plano-assinatura-home/': get(
    ({ slug }) => `/api/v1/igreja/${slug}/plano-assinatura-home/`,
  ),
  'GET /api/v1/plano-assinatura-conteudo/': get(
    ({ owner }) => `/api/v1/plano-assinatura-conteudo/?igreja=${owner.church}`,
  ),
  // Existing contents, and who gets their address, are tested beside Play.
  'GET /api/v1/plano-assinatura-conteudo/{id}/': absent(
    ({ owner }) => `/api/v1/plano-assinatura-conteudo/999999/?igreja=${owner.church}`,
  ),
  'PUT /api/v1/plano-assinatura-conteudo/{id}/posicao': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/plano-assinatura-conteudo/999999/posicao?igreja=${owner.church}`,
      payload: { segundos: 1 },
    }),
    owner: '404 not_found',
  },
  'GET /api/v1/usuario-plano-assinatura-conteudo/': own('?'),
  'POST /api/v1/usuario-plano-assinatura-conteudo/': {
    ...own('?planoAssinaturaConteudo=999999&'),
    owner: '404 not_found',
  },
  'DELETE /api/v1/usuario-plano-assinatura-conteudo/{id}/': { ...own('999999/?'), owner: '404 not_found' },
  'GET /api/v1/usuario/{id}/usuario-plano-assinatura/': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/usuario/${owner.user}/usuario-plano-assinatura/?igreja=${owner.church}`,
    }),
  },
  'GET /api/v1/user/plano-assinatura-marca': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/plano-assinatura-marca?igreja=${owner.church}&conteudos=1` }),
  },
  'GET /api/v1/user/plano-assinatura-continuar': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/plano-assinatura-continuar?igreja=${owner.church}` }),
  },
  'GET /api/v1/user/renovacao-assinatura': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/user/renovacao-assinatura?igreja=${owner.church}` }),
  },
  'PUT /api/v1/user/renovacao-assinatura': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/user/renovacao-assinatura?igreja=${owner.church}`,
      payload: { situacao: 'cancelada' },
    }),
    owner: '409 conflict',
    stranger: '404 not_found',
  },
  'POST /api/v1/usuario-plano-assinatura/': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/usuario-plano-assinatura/?igreja=${owner.church}`,
      headers: NO_KEY,
      payload: {
        idUsuario: owner.user,
        idPlano: 1,
        valorTotal: 100,
        comprador: null,
        pagamento: { metodoPagamento: null, qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
      },
    }),
    owner: '400 idempotency_key_required',
  },
}
