import { defineFeature } from '@atrio/tenant-core'
import { noResponse, refuse, wireChurchListing, wireStartUp, type FakeHttp } from '@atrio/testing'
import { ownScenes } from './own-data.scenes.ts'

/** Calls of changing church and of deleting an account. */
export const lifeCalls = {
  sisters: 'GET /cliente/?organizacao=rede',
  change: 'POST /usuario/troca-igreja',
  logout: 'POST /security/logout',
  ask: 'POST /user/7/pedido-exclusao?igreja=1',
  confirm: 'POST /user/confirmar-exclusao',
} as const

const { igreja } = wireStartUp()
/** The start-up data of the test church, in an organisation. */
export const inNetwork = { igreja: { ...igreja, slugOrganizacao: 'rede' } }

const sister = wireChurchListing({ id: 2, codigo: 'esperanca', slug: 'esperanca', nome: 'Igreja Esperança' })
const here = wireChurchListing({ id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' })
const organised = Object.fromEntries(
  Object.entries(ownScenes.complete).map(([call, answer]) => [call.replace('?cliente=1', '?organizacao=rede'), answer]),
)

const complete: FakeHttp = {
  ...ownScenes.complete,
  ...organised,
  [lifeCalls.sisters]: { clientes: [here, sister] },
  [lifeCalls.change]: {
    codigo: 'code-of-a-minute-1234',
    origem: 'https://esperanca.example',
    expiraEm: '2026-11-22T12:01:00Z',
  },
  [lifeCalls.ask]: { situacao: 'enviado' },
  [lifeCalls.confirm]: { situacao: 'encerrada' },
  'GET /igreja-app-menu?igreja=1': { igrejaAppMenu: [] },
}

/** Scenes of changing church and deleting an account, for tests and stories. */
export const lifeScenes = {
  complete,
  alone: { ...complete, [lifeCalls.sisters]: { clientes: [here] } },
  sistersFail: { ...complete, [lifeCalls.sisters]: refuse(500) },
  changeFails: { ...complete, [lifeCalls.change]: noResponse() },
  wrongPassword: { ...complete, [lifeCalls.ask]: refuse(400, 'wrong_password') },
  linkSpent: { ...complete, [lifeCalls.confirm]: refuse(400, 'code_invalid') },
  confirmSilent: { ...complete, [lifeCalls.confirm]: noResponse() },
} satisfies Record<string, FakeHttp>

const none = () => Promise.resolve({})

/** A feature whose routes the account's entries link to. */
export const others = defineFeature({
  id: 'others',
  messages: { 'pt-BR': none, en: none, es: none },
  links: {
    'events.registrations': () => '/user/registrations',
    'notes.list': () => '/user/notes',
    'prayer.own': () => '/user/prayer',
    'giving.home': () => '/give',
    'readingPlans.list': () => '/reading-plans',
    'play.home': () => '/play',
  },
})
