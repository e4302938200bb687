import { BASE } from './rows.ts'

/** Who calls, and for which church; see grownServer. */
export type Caller = { church: number; slug: string; account: number; user: number }

const ID = 1 + BASE
const UUID = '00000000-0000-0000-0000-000000000001'
const ORDER = `${'A'.repeat(25)}B`
const FILE = `arq_${'0'.repeat(31)}1`

type Call = (caller: Caller) => string
const path =
  (url: string): Call =>
  () =>
    url
const inChurch =
  (rest: string): Call =>
  ({ slug }) =>
    `/api/v1/igreja/${slug}/${rest}`
const byQuery =
  (rest: string): Call =>
  ({ church }) =>
    `/api/v1/${rest}${rest.includes('?') ? '&' : '?'}igreja=${church}`
const ofAccount =
  (rest: string): Call =>
  ({ account, church }) =>
    `/api/v1/user/${account}/${rest}?cliente=${church}`
const ofUser =
  (rest: string): Call =>
  ({ user, church }) =>
    `/api/v1/usuario/${user}/${rest}?igreja=${church}`

/** Every GET of the OpenAPI document, as a signed-in member calls it about rows that are there. */
export const reads: Record<string, Call> = {
  'GET /api/v1/me': path('/api/v1/me'),
  'GET /api/v1/user/{id}/usuario': ofAccount('usuario'),
  'GET /api/v1/user/{id}/documento': ofAccount('documento'),
  'GET /api/v1/user/{id}/role': ofAccount('role'),
  'GET /api/v1/user/{id}/endereco': ofAccount('endereco'),
  'GET /api/v1/user/{id}/crianca': ofAccount('crianca'),
  'GET /api/v1/user/{id}/campo-personalizado': ({ account, church }) =>
    `/api/v1/user/${account}/campo-personalizado?igreja=${church}`,
  'GET /api/v1/usuario/{slug}/{userId}/cartoes': ({ slug, user }) => `/api/v1/usuario/${slug}/${user}/cartoes`,
  'GET /api/v1/user/': path('/api/v1/user/?email=member-1@growth.test'),
  'GET /api/v1/igreja/{client}/usuario/': ({ church }) =>
    `/api/v1/igreja/${church}/usuario/?email=member-1@growth.test`,
  'GET /api/v1/igreja/{igreja}/notificacao/': ({ church }) => `/api/v1/igreja/${church}/notificacao/`,
  'GET /api/v1/usuario-carteirinha/': ({ user, church }) =>
    `/api/v1/usuario-carteirinha/?usuario=${user}&igreja=${church}`,

  'GET /api/v1/igreja/codigo/{code}': path('/api/v1/igreja/codigo/church-1'),
  'GET /api/v1/igreja/': path('/api/v1/igreja/?hostname=www.church-1.example'),
  'GET /api/v1/cliente/': path('/api/v1/cliente/?organizacao=network'),
  'GET /api/v1/organizacao/{slug}': path('/api/v1/organizacao/network'),
  'GET /api/v1/igreja/{slug}/metodo-pagamento/': inChurch('metodo-pagamento/'),
  'GET /api/v1/igreja-app-menu': byQuery('igreja-app-menu'),
  'GET /api/v1/igreja/{slug}/modulo/': inChurch('modulo/'),
  'GET /api/v1/igreja/{slug}/visual/': inChurch('visual/'),
  'GET /api/v1/banner/': byQuery('banner/'),
  'GET /api/v1/congregacao/': byQuery('congregacao/'),
  'GET /api/v1/global-settings/default-payment-gateway': path('/api/v1/global-settings/default-payment-gateway'),
  'GET /api/v1/igreja/{slug}/cadastro-configuracao/': inChurch('cadastro-configuracao/'),
  'GET /bff/v1/start-up': path('/bff/v1/start-up?codigo=demo'),

  'GET /api/v1/igreja/{slug}/calcula-taxas-parcelamento-juros': inChurch(
    'calcula-taxas-parcelamento-juros?valor=10000&flagJuros=true&flagTaxasAdministrativas=false&valorTaxas=0&maxParcelas=3',
  ),
  'GET /api/v1/igreja/{slug}/tokenizador/': inChurch('tokenizador/?gateway=5'),
  'GET /api/v1/usuario/{userId}/pagamento/': ({ user, church }) =>
    `/api/v1/usuario/${user}/pagamento/?igreja=${church}&pedido=${ORDER}`,
  'GET /api/v1/usuario/{userId}/pagamento/recibo': ({ user, church }) =>
    `/api/v1/usuario/${user}/pagamento/recibo?igreja=${church}&pedido=${ORDER}`,
  'GET /api/v1/pagamento/calcular-taxas': byQuery('pagamento/calcular-taxas?metodoPagamento=pix&valor=100'),
  'GET /api/v1/igreja/{slug}/pagamento-motivo/': inChurch('pagamento-motivo/'),
  'GET /api/v1/user/email/': byQuery('user/email/'),
  'GET /api/v1/user/notificacao-preferencia/': byQuery('user/notificacao-preferencia/'),
  'GET /api/v1/user/notificacao-push/': byQuery('user/notificacao-push/'),
  'GET /api/v1/user/sessao/': byQuery('user/sessao/'),
  'GET /api/v1/user/doacao-recorrente': byQuery('user/doacao-recorrente'),
  'GET /api/v1/user/doacao/resumo': byQuery('user/doacao/resumo?ano=2030'),
  'GET /api/v1/user/doacao/resumo/pdf': byQuery('user/doacao/resumo/pdf?ano=2030'),
  'GET /api/v1/user/pagamento': byQuery('user/pagamento?ano=2030'),
  'GET /api/v1/user/plano-assinatura-continuar': byQuery('user/plano-assinatura-continuar'),
  'GET /api/v1/user/plano-assinatura-marca': byQuery('user/plano-assinatura-marca?conteudos=1'),
  'GET /api/v1/user/renovacao-assinatura': byQuery('user/renovacao-assinatura'),

  'GET /api/v1/igreja/{slug}/evento/': inChurch('evento/'),
  'GET /api/v1/igreja/{slug}/evento/{id}/': inChurch(`evento/${ID}/`),
  'GET /api/v1/evento/{id}/calcular-taxas': byQuery(`evento/${ID}/calcular-taxas?valor=100&metodoPagamento=pix`),
  'GET /api/v1/igreja/{slug}/evento/{id}/arquivo/{codigo}': inChurch(`evento/${ID}/arquivo/${FILE}`),
  'GET /api/v1/usuario/{user}/evento/': ofUser('evento/'),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/': ofUser(`evento/${ID}/inscricao/`),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/conteudo/': ofUser(
    `evento/${ID}/inscricao/${ID}/conteudo/`,
  ),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/pdf': ofUser(`evento/${ID}/inscricao/pdf`),
  'GET /api/v1/usuario/{user}/evento/{event}/inscricao/{ticket}/pdf': ofUser(`evento/${ID}/inscricao/${ID}/pdf`),

  'GET /api/v1/igreja/{slug}/celula/': inChurch('celula/'),
  'GET /api/v1/igreja/{slug}/celula-filtro/': inChurch('celula-filtro/'),
  'GET /api/v1/igreja/{slug}/celula/{id}': inChurch(`celula/${ID}`),
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/': inChurch(`celula/${ID}/reuniao-registro/`),
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': inChurch(`celula/${ID}/reuniao-registro/${ID}`),
  'GET /api/v1/igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}/presenca': inChurch(
    `celula/${ID}/reuniao-registro/${ID + 2}/presenca`,
  ),
  'GET /api/v1/igreja/{slug}/celula/{id}/solicitacao/': inChurch(`celula/${ID}/solicitacao/`),
  'GET /api/v1/igreja/{slug}/celula/{id}/participante/': inChurch(`celula/${ID}/participante/`),
  'GET /api/v1/igreja/{slug}/denuncia/': inChurch('denuncia/'),
  'GET /api/v1/igreja/{slug}/configuracao-estudo': inChurch('configuracao-estudo'),
  'GET /api/v1/igreja/{slug}/estudo/': inChurch('estudo/'),
  'GET /api/v1/igreja/{slug}/estudo/{id}': inChurch(`estudo/${ID}`),
  'GET /api/v1/oracao/{slug}': ({ slug }) => `/api/v1/oracao/${slug}`,
  'GET /api/v1/oracao/{slug}/{id}': ({ slug }) => `/api/v1/oracao/${slug}/${ID}`,
  'GET /api/v1/igreja/{slug}/oracao-motivo/': inChurch('oracao-motivo/'),
  'GET /api/v1/user/oracao': byQuery('user/oracao'),
  'GET /api/v1/igreja/{slug}/culto/': inChurch('culto/'),
  'GET /api/v1/igreja/{slug}/transmissao/': inChurch('transmissao/'),

  'GET /api/v1/igreja/{slug}/louvor/': inChurch('louvor/'),
  'GET /api/v1/louvor/{id}/': path(`/api/v1/louvor/${ID}/`),
  'GET /api/v1/user/louvor-favorito': byQuery('user/louvor-favorito'),
  'GET /api/v1/user/repertorio': byQuery('user/repertorio'),
  'GET /api/v1/podcast/anchor/{code}/': path('/api/v1/podcast/anchor/demo/'),
  'GET /api/v1/igreja/{slug}/busca/': inChurch('busca/?texto=title%20700'),
  'GET /api/v1/igreja/{slug}/biblia/': inChurch('biblia/'),
  'GET /api/v1/igreja/{slug}/biblia/{traducao}/{livro}/{capitulo}': inChurch('biblia/growth/PSA/1'),
  'GET /api/v1/igreja/{slug}/biblia/{traducao}/busca': inChurch('biblia/growth/busca?texto=text'),
  'GET /api/v1/igreja/{slug}/devocional/': inChurch('devocional/'),
  'GET /api/v1/igreja/{slug}/devocional/{id}': inChurch(`devocional/${ID}`),
  'GET /api/v1/igreja/{slug}/noticia/': inChurch('noticia/'),
  'GET /api/v1/igreja/{slug}/noticia/{id}': inChurch(`noticia/${ID}`),
  'GET /api/v1/igreja/{slug}/ministerio/': inChurch('ministerio/'),
  'GET /api/v1/igreja/{slug}/ministerio/{id}': inChurch(`ministerio/${ID}`),
  'GET /api/v1/igreja/{slug}/ministerio/{id}/projeto/{projeto}': inChurch(`ministerio/${ID}/projeto/${ID}`),
  'GET /api/v1/igreja/{slug}/publicacao-tipo/': inChurch('publicacao-tipo/'),
  'GET /api/v1/igreja/{slug}/publicacao/': inChurch('publicacao/'),
  'GET /api/v1/igreja/{slug}/publicacao/{publicacao}': inChurch('publicacao/slug-1'),
  'GET /api/v1/igreja/{slug}/ebd/': inChurch('ebd/'),
  'GET /api/v1/igreja/{slug}/ebd/{ebd}': inChurch('ebd/slug-1'),
  'GET /api/v1/video/{slug}': ({ slug }) => `/api/v1/video/${slug}`,
  'GET /api/v1/igreja/{slug}/video/{id}': inChurch(`video/${ID}`),
  'GET /api/v1/user/nota-sermao': path('/api/v1/user/nota-sermao?limit=999'),
  'GET /api/v1/nota-sermao/{id}': byQuery(`nota-sermao/${ID}`),
  'GET /api/v1/igreja/{slug}/plano-leitura/': inChurch('plano-leitura/'),
  'GET /api/v1/igreja/{slug}/plano-leitura/{uuid}': inChurch(`plano-leitura/${UUID}`),
  'GET /api/v1/user/plano-leitura': byQuery('user/plano-leitura'),
  'GET /api/v1/user/plano-leitura/{uuid}': byQuery(`user/plano-leitura/${UUID}`),

  'GET /api/v1/igreja/{slug}/plano-assinatura-configuracao/': inChurch('plano-assinatura-configuracao/'),
  'GET /api/v1/igreja/{slug}/plano-assinatura/': inChurch('plano-assinatura/'),
  'GET /api/v1/igreja/{slug}/plano-assinatura-home/': inChurch('plano-assinatura-home/'),
  'GET /api/v1/plano-assinatura-conteudo/': byQuery('plano-assinatura-conteudo/'),
  'GET /api/v1/plano-assinatura-conteudo/{id}/': byQuery(`plano-assinatura-conteudo/${ID}/`),
  'GET /api/v1/usuario-plano-assinatura-conteudo/': ({ user, church }) =>
    `/api/v1/usuario-plano-assinatura-conteudo/?usuario=${user}&igreja=${church}`,
  'GET /api/v1/usuario/{id}/usuario-plano-assinatura/': ofUser('usuario-plano-assinatura/'),

  'GET /api/v1/captcha/desafio/': path('/api/v1/captcha/desafio/'),
  'GET /api/v1/utils/pais/': path('/api/v1/utils/pais/'),
  'GET /api/v1/utils/ocupacao/': path('/api/v1/utils/ocupacao/'),
  'GET /api/v1/utils/estado-civil/': path('/api/v1/utils/estado-civil/'),
  'GET /api/v1/utils/pais/{codigo}/estado/': path('/api/v1/utils/pais/BR/estado/'),
}

/** What asks another host, or reads files: called all the same, and may fail. */
export const readsOfElsewhere: Record<string, Call> = {
  'GET /api/v1/utils/cep/{cep}': path('/api/v1/utils/cep/04103-010'),
  'GET /api/v1/utils/zip/{pais}/{zip}': path('/api/v1/utils/zip/US/37064'),
  // an offer's secret is known to its mail alone
  'GET /api/v1/evento/{event}/transferencia': byQuery(`evento/${ID}/transferencia?codigo=${'A'.repeat(32)}`),
  'GET /media/{church}/{hash}/{file}': path(`/media/demo/${'0'.repeat(32)}/nothing.jpg`),
  'GET /media/private/{church}/{hash}/{file}': path(`/media/private/demo/${'0'.repeat(32)}/nothing.mp4`),
}
