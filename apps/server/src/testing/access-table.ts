import { accountAccess } from './access-account.ts'
import { consentAccess } from './access-consent.ts'
import { contentAccess } from './access-content.ts'
import { groupsAccess } from './access-groups.ts'
import { memberCardAccess } from './access-member-card.ts'
import { notesAccess } from './access-notes.ts'
import { ownSongsAccess } from './access-own-songs.ts'
import { playAccess } from './access-play.ts'
import { prayerAccess } from './access-prayer.ts'
import { recurringAccess } from './access-recurring.ts'
import { readingPlansAccess } from './access-reading-plans.ts'
import { absent, get, NO_KEY, post } from './access-rows.ts'
import { ticketChangesAccess } from './access-ticket-changes.ts'
import { wayInAccess } from './access-way-in.ts'
import type { People, SeededPerson } from './people.ts'

/** The input of a row: the seeded world, and the person whose ids are used. */
export type Asked = { world: People; owner: SeededPerson; slug: string; organisation: string | undefined }
export type AskedRequest = { url: string; payload?: object; headers?: Record<string, string> }

/**
 * One operation of the OpenAPI document, as the owner of the ids would call it.
 * - `own`: it names a person or their data; everyone else gets 404, and nothing changes.
 * - `self`: it names nobody; each person reads or changes their own data only.
 * - `public`: everyone gets an answer, without private data.
 */
export type AccessRow = {
  kind: 'own' | 'self' | 'public'
  request: (asked: Asked) => AskedRequest
  /** The owner's outcome unless it is 200: a write with valid ids that is refused for its content. */
  owner?: string
  /** What a session of another church gets: from a public call that a session changes, or from one for people known there. */
  stranger?: string
  /** The same call for sister churches of the owner's organisation, where it has one. */
  organisation?: (asked: Asked) => AskedRequest
}

const account = (what: string): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({ url: `/api/v1/user/${owner.account}/${what}?cliente=${owner.church}` }),
  organisation: ({ owner, organisation }) => ({
    url: `/api/v1/user/${owner.account}/${what}?organizacao=${organisation}`,
  }),
})
const tickets = (what: string): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({ url: `/api/v1/usuario/${owner.user}/evento/${what}?igreja=${owner.church}` }),
})
const address = (which: string): AccessRow => ({
  kind: 'own',
  request: ({ owner }) => ({
    url: `/api/v1/usuario/${owner.user}/endereco${which}?igreja=${owner.church}`,
    payload: { pais: 'BR', logradouro: 'Canary' },
  }),
})

/** The access of every operation of the OpenAPI document; an operation without a row fails the test. */
export const accessTable: Record<string, AccessRow> = {
  'GET /api/v1/me': { kind: 'self', request: () => ({ url: '/api/v1/me' }) },
  'GET /api/v1/user/{id}/usuario': account('usuario'),
  'GET /api/v1/user/{id}/documento': account('documento'),
  'GET /api/v1/user/{id}/role': account('role'),
  'GET /api/v1/usuario/{slug}/{userId}/cartoes': {
    kind: 'own',
    request: ({ owner, slug }) => ({ url: `/api/v1/usuario/${slug}/${owner.user}/cartoes` }),
  },
  'PUT /api/v1/usuario/': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/usuario/?igreja=${owner.church}`, payload: { nome: '' } }),
    owner: '400 validation',
  },
  'GET /api/v1/user/{id}/endereco': account('endereco'),
  'POST /api/v1/usuario/{id}/endereco': address(''),
  'PUT /api/v1/usuario/{id}/endereco/{addressId}': { ...address('/999999'), owner: '404 not_found' },
  'DELETE /api/v1/usuario/{id}/endereco/{addressId}': { ...address('/999999'), owner: '404 not_found' },
  'POST /api/v1/general/church/{id}/card': {
    kind: 'self',
    request: ({ owner }) => ({ url: `/api/v1/general/church/${owner.church}/card`, payload: { token: 'x' } }),
    owner: '400 validation',
  },
  'POST /api/v1/usuario-cartao-gateway-pagamento/': {
    kind: 'self',
    request: ({ owner }) => ({
      url: `/api/v1/usuario-cartao-gateway-pagamento/?igreja=${owner.church}`,
      payload: { token: 'x' },
    }),
    owner: '400 validation',
  },
  'DELETE /api/v1/usuario-cartao-gateway-pagamento/{id}': {
    kind: 'own',
    request: ({ owner }) => ({ url: `/api/v1/usuario-cartao-gateway-pagamento/999999?igreja=${owner.church}` }),
    owner: '404 not_found',
  },
  'POST /api/v1/user/alterar-senha': {
    kind: 'self',
    request: () => ({
      url: '/api/v1/user/alterar-senha',
      payload: { senhaAtual: 'Wrong#2026', novaSenha: 'Figo-e-mel#8' },
    }),
    owner: '400 wrong_password',
  },
  'POST /api/v1/security/codigo-acesso': {
    kind: 'own',
    request: ({ owner }) => ({ url: '/api/v1/security/codigo-acesso', payload: { igreja: owner.church } }),
  },

  'GET /api/v1/igreja/codigo/{code}': get(() => '/api/v1/igreja/codigo/demo'),
  'GET /api/v1/igreja/': get(() => '/api/v1/igreja/?hostname=demo.localhost'),
  'GET /api/v1/cliente/': get(() => '/api/v1/cliente/?organizacao=network'),
  'GET /api/v1/organizacao/{slug}': get(() => '/api/v1/organizacao/network'),
  'GET /api/v1/igreja/{slug}/metodo-pagamento/': get(({ slug }) => `/api/v1/igreja/${slug}/metodo-pagamento/`),
  'GET /api/v1/igreja-app-menu': get(({ owner }) => `/api/v1/igreja-app-menu?igreja=${owner.church}`),
  'GET /api/v1/igreja/{slug}/modulo/': get(({ slug }) => `/api/v1/igreja/${slug}/modulo/`),
  'GET /api/v1/igreja/{slug}/visual/': get(({ slug }) => `/api/v1/igreja/${slug}/visual/`),
  'GET /api/v1/banner/': get(({ owner }) => `/api/v1/banner/?igreja=${owner.church}`),
  'GET /api/v1/congregacao/': get(({ owner }) => `/api/v1/congregacao/?igreja=${owner.church}`),
  'GET /api/v1/global-settings/default-payment-gateway': get(() => '/api/v1/global-settings/default-payment-gateway'),
  'GET /api/v1/igreja/{slug}/calcula-taxas-parcelamento-juros': get(
    ({ slug }) =>
      `/api/v1/igreja/${slug}/calcula-taxas-parcelamento-juros?valor=10000&flagJuros=true&flagTaxasAdministrativas=false&valorTaxas=0&maxParcelas=3`,
  ),
  'GET /api/v1/igreja/{slug}/tokenizador/': get(({ slug }) => `/api/v1/igreja/${slug}/tokenizador/?gateway=5`),
  // A guest's payment, by an unknown code; a member's are tested beside payments.
  'GET /api/v1/usuario/{userId}/pagamento/': absent(
    ({ owner }) => `/api/v1/usuario/0/pagamento/?igreja=${owner.church}&pedido=${'A'.repeat(26)}`,
  ),
  'GET /api/v1/usuario/{userId}/pagamento/recibo': absent(
    ({ owner }) => `/api/v1/usuario/0/pagamento/recibo?igreja=${owner.church}&pedido=${'A'.repeat(26)}`,
  ),
  'GET /api/v1/pagamento/calcular-taxas': absent(
    ({ owner }) => `/api/v1/pagamento/calcular-taxas?metodoPagamento=pix&valor=100&igreja=${owner.church}`,
  ),
  'GET /api/v1/igreja/{slug}/evento/': get(({ slug }) => `/api/v1/igreja/${slug}/evento/`),
  'GET /api/v1/igreja/{slug}/evento/{id}/': absent(({ slug }) => `/api/v1/igreja/${slug}/evento/1/`),
  'GET /api/v1/evento/{id}/calcular-taxas': absent(
    ({ owner }) => `/api/v1/evento/1/calcular-taxas?valor=100&metodoPagamento=pix&igreja=${owner.church}`,
  ),
  'POST /api/v1/igreja/{slug}/evento/{id}/arquivo/': post(
    ({ slug }) => `/api/v1/igreja/${slug}/evento/1/arquivo/`,
    () => ({}),
    '404 not_found',
  ),
  'GET /api/v1/igreja/{slug}/evento/{id}/arquivo/{codigo}': {
    kind: 'own',
    request: ({ slug }) => ({ url: `/api/v1/igreja/${slug}/evento/1/arquivo/arq_${'A'.repeat(32)}` }),
    owner: '404 not_found',
  },
  ...ticketChangesAccess,
  'GET /api/v1/usuario/{user}/evento/': tickets(''),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/': tickets('1/inscricao/'),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/conteudo/': {
    ...tickets('1/inscricao/1/conteudo/'),
    owner: '404 not_found',
  },
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/pdf': {
    ...tickets('1/inscricao/pdf'),
    owner: '404 not_found',
  },
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/pdf': {
    ...tickets('1/inscricao/1/pdf'),
    owner: '404 not_found',
  },
  'POST /api/v1/pagamento/': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/pagamento/?igreja=${owner.church}`,
      headers: NO_KEY,
      payload: {
        idUsuario: owner.user,
        motivos: [{ idMotivo: 1, valor: 100 }],
        flagUsuarioTaxa: false,
        valorTotal: 100,
        comprador: null,
        pagamento: { metodoPagamento: null, qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
      },
    }),
    owner: '400 idempotency_key_required',
  },
  'POST /api/v1/usuario/{user}/evento/{event}/inscricao/': {
    kind: 'own',
    request: ({ owner }) => ({
      url: `/api/v1/usuario/${owner.user}/evento/1/inscricao/?igreja=${owner.church}`,
      headers: NO_KEY,
      payload: {
        ingressos: [{ idIngresso: 1, titular: 'A', respostas: [] }],
        versao: 'v',
        valorTotal: 0,
        flagTermos: true,
        comprador: null,
        pagamento: { metodoPagamento: null, qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
      },
    }),
    owner: '400 idempotency_key_required',
  },
  'GET /api/v1/igreja/{slug}/pagamento-motivo/': get(({ slug }) => `/api/v1/igreja/${slug}/pagamento-motivo/`),
  'GET /api/v1/igreja/{slug}/louvor/': get(({ slug }) => `/api/v1/igreja/${slug}/louvor/`),
  'GET /api/v1/louvor/{id}/': absent(() => '/api/v1/louvor/1/'),
  ...contentAccess,
  ...groupsAccess,
  ...playAccess,
  ...prayerAccess,
  ...recurringAccess,
  ...accountAccess,
  ...consentAccess,
  ...notesAccess,
  ...ownSongsAccess,
  ...memberCardAccess,
  ...readingPlansAccess,
  'GET /api/v1/podcast/anchor/{code}/': absent(() => '/api/v1/podcast/anchor/demo/'),
  'GET /api/v1/igreja/{slug}/culto/': get(({ slug }) => `/api/v1/igreja/${slug}/culto/`),
  'GET /api/v1/igreja/{slug}/transmissao/': get(({ slug }) => `/api/v1/igreja/${slug}/transmissao/`),
  'GET /bff/v1/start-up': get(() => '/bff/v1/start-up?codigo=demo'),
  'GET /media/{church}/{hash}/{file}': absent(() => `/media/demo/${'0'.repeat(32)}/nothing.jpg`),
  // Who gets which file is tested beside the route.
  'GET /media/private/{church}/{hash}/{file}': absent(() => `/media/private/demo/${'0'.repeat(32)}/nothing.mp4`),

  'GET /api/v1/igreja/{igreja}/notificacao/': get(({ owner }) => `/api/v1/igreja/${owner.church}/notificacao/`),
  'GET /api/v1/captcha/desafio/': get(() => '/api/v1/captcha/desafio/'),
  'GET /api/v1/igreja/{slug}/cadastro-configuracao/': get(
    ({ slug }) => `/api/v1/igreja/${slug}/cadastro-configuracao/`,
  ),
  'GET /api/v1/user/': get(({ owner }) => `/api/v1/user/?email=${owner.email}`),
  'GET /api/v1/igreja/{client}/usuario/': get(
    ({ owner }) => `/api/v1/igreja/${owner.church}/usuario/?email=${owner.email}`,
  ),
  'GET /api/v1/utils/pais/': get(() => '/api/v1/utils/pais/'),
  'GET /api/v1/utils/ocupacao/': get(() => '/api/v1/utils/ocupacao/'),
  'GET /api/v1/utils/estado-civil/': get(() => '/api/v1/utils/estado-civil/'),
  'GET /api/v1/utils/cep/{cep}': get(() => '/api/v1/utils/cep/04103-010'),
  'GET /api/v1/utils/zip/{pais}/{zip}': get(() => '/api/v1/utils/zip/US/37064'),
  'GET /api/v1/utils/pais/{codigo}/estado/': get(() => '/api/v1/utils/pais/BR/estado/'),

  ...wayInAccess,
}
