import {
  refuse,
  wireCollection,
  wirePlan,
  wirePlayContent,
  wirePlayEntry,
  wirePlayHome,
  wireSubscription,
  type FakeHttp,
} from '@atrio/testing'
import { defineFeature, type Session } from '@atrio/tenant-core'

export const ana: Session = {
  token: 'a.b.c',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

const none = () => Promise.resolve({})
/** The way in, as a link to it. */
export const access = defineFeature({
  id: 'access',
  messages: { 'pt-BR': none, en: none, es: none },
  links: { 'account.access': (params) => `/access?redirectTo=${encodeURIComponent(params?.redirectTo ?? '/')}` },
})

/** Calls of Play; the test church is number 1, `vida-plena`. */
export const calls = {
  visibility: 'GET /igreja/vida-plena/plano-assinatura-configuracao/',
  plans: 'GET /igreja/vida-plena/plano-assinatura/',
  home: 'GET /igreja/vida-plena/plano-assinatura-home/',
  featured: 'GET /plano-assinatura-conteudo/?igreja=1&destaque=true',
  videos: 'GET /plano-assinatura-conteudo/?igreja=1&tipo=video',
  collections: 'GET /plano-assinatura-conteudo/?igreja=1&tipo=coletanea',
  ofCollection: 'GET /plano-assinatura-conteudo/?igreja=1&coletanea=70',
  found: 'GET /plano-assinatura-conteudo/?igreja=1&busca=salmo',
  nothing: 'GET /plano-assinatura-conteudo/?igreja=1&busca=jonas',
  video: 'GET /plano-assinatura-conteudo/71/?igreja=1',
  collection: 'GET /plano-assinatura-conteudo/70/?igreja=1',
  stop: 'PUT /plano-assinatura-conteudo/71/posicao?igreja=1',
  continued: 'GET /user/plano-assinatura-continuar?igreja=1',
  list: 'GET /usuario-plano-assinatura-conteudo/?usuario=8&igreja=1',
  add: 'POST /usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=71&igreja=1&usuario=8',
  remove: 'DELETE /usuario-plano-assinatura-conteudo/4/?igreja=1',
  subscriptions: 'GET /usuario/8/usuario-plano-assinatura/?igreja=1',
  subscribe: 'POST /usuario-plano-assinatura/?igreja=1',
} as const

/** Marks of the videos that a page lists. */
export const marksCall = (...ids: number[]) => `GET /user/plano-assinatura-marca?igreja=1&conteudos=${ids.join('%2C')}`
const marks = { marcas: [] }

const entries = [wirePlayEntry(), wirePlayEntry({ id: 72, titulo: 'A confiança' })]
const listed = { id: 4, planoAssinaturaConteudo: wirePlayEntry(), dataCadastro: '2026-11-18T12:00:00Z' }
const video = { servico: 'mp4' as const, codigo: null, url: '/media/demo/0/transmissoes/transmissao.mp4', html: null }
const one = (items: object[]) => ({ conteudos: items, proximo: null })

const closed: FakeHttp = {
  [calls.visibility]: { tipoVisibilidadeConteudo: 'CLOSED_CONTENT' },
  [calls.plans]: {
    planos: [
      wirePlan(),
      wirePlan({ id: 3, nome: 'Play anual', valor: 19900, qtdeMeses: 12, flagAssumirTaxasServico: true }),
    ],
  },
  [calls.home]: wirePlayHome(),
  [calls.subscriptions]: { usuarioPlanoAssinaturas: [] },
}
const subscribed: FakeHttp = {
  ...closed,
  [calls.subscriptions]: { usuarioPlanoAssinaturas: [wireSubscription()] },
  [calls.featured]: one([wireCollection()]),
  [calls.videos]: one(entries),
  [calls.collections]: one([wireCollection()]),
  [calls.ofCollection]: one(entries),
  [calls.found]: one(entries.slice(0, 1)),
  [calls.nothing]: one([]),
  [calls.video]: wirePlayContent({
    video,
    doUsuario: { idMinhaLista: null, posicaoSegundos: 61, flagAssistido: false },
  }),
  [calls.collection]: { ...wirePlayContent({ ...wireCollection(), doUsuario: null }) },
  [calls.stop]: ({ body }: { body: object }) => body,
  [calls.list]: { usuarioPlanoAssinaturaConteudos: [] },
  [calls.add]: listed,
  [calls.remove]: { situacao: 'removido' },
  [calls.continued]: { conteudos: [] },
  ...Object.fromEntries([[71], [72], [71, 72], [71, 73]].map((ids) => [marksCall(...ids), marks])),
}

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  closed,
  subscribed,
  open: { ...subscribed, [calls.visibility]: { tipoVisibilidadeConteudo: 'OPEN_CONTENT' } },
  seen: {
    ...subscribed,
    [calls.continued]: {
      conteudos: [
        {
          ...wirePlayEntry({ id: 72, titulo: 'A confiança' }),
          marca: { idConteudo: 72, segundos: 300, duracaoSegundos: 725, flagAssistido: false },
        },
      ],
    },
    ...Object.fromEntries(
      [[71, 72], [71, 73], [72]].map((ids) => [
        marksCall(...ids),
        {
          marcas: [
            { idConteudo: 71, segundos: 0, duracaoSegundos: 725, flagAssistido: true },
            { idConteudo: 72, segundos: 300, duracaoSegundos: 725, flagAssistido: false },
          ].filter(({ idConteudo }) => ids.includes(idConteudo)),
        },
      ]),
    ),
    [calls.video]: wirePlayContent({
      video,
      doUsuario: { idMinhaLista: null, posicaoSegundos: 0, flagAssistido: true },
    }),
  },
  listed: { ...subscribed, [calls.list]: { usuarioPlanoAssinaturaConteudos: [listed] } },
  empty: {
    ...subscribed,
    [calls.home]: wirePlayHome({ tags: [] }),
    [calls.featured]: one([]),
    [calls.ofCollection]: one([]),
    [calls.videos]: one([]),
  },
  noPlans: { ...closed, [calls.plans]: { planos: [] } },
  missing: { ...subscribed, [calls.video]: refuse(404, 'not_found'), [calls.collection]: refuse(404, 'not_found') },
  unplayable: { ...subscribed, [calls.video]: wirePlayContent() },
  failing: {
    ...subscribed,
    [calls.home]: refuse(500),
    [calls.plans]: refuse(500),
    [calls.featured]: refuse(500),
    [calls.videos]: refuse(500),
    [calls.video]: refuse(500),
    [calls.ofCollection]: refuse(500),
    [calls.list]: refuse(500),
  },
  closedFailing: { ...closed, [calls.home]: refuse(500) },
} satisfies Record<string, FakeHttp>
