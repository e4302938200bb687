import { noResponse, refuse, type FakeHttp } from '@atrio/testing'
import { ownCalls, ownScenes } from './own-data.scenes.ts'

/** Calls about where the person is signed in. */
export const securityCalls = {
  sessions: 'GET /user/sessao/?igreja=1',
  endPhone: 'DELETE /user/sessao/22222222-2222-4222-8222-222222222222?igreja=1',
  copy: 'POST /user/copia-dados?igreja=1',
  endOthers: 'POST /user/sessao/encerrar-outras?igreja=1',
} as const

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  navegador: 'firefox',
  sistema: 'linux',
  dataInicio: '2026-11-20',
  dataUltimoUso: '2026-11-20',
  flagAtual: true,
}
const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  navegador: 'chrome',
  sistema: 'android',
  dataInicio: '2026-10-02',
  dataUltimoUso: '2026-11-18',
  flagAtual: false,
}
const unknown = {
  ...phone,
  id: '33333333-3333-4333-8333-333333333333',
  navegador: null,
  sistema: null,
  dataInicio: '2026-09-12',
  dataUltimoUso: '2026-09-30',
}

const complete: FakeHttp = {
  ...ownScenes.complete,
  [securityCalls.sessions]: { sessoes: [here, phone, unknown] },
  [securityCalls.endPhone]: { situacao: 'encerrada' },
  [securityCalls.endOthers]: { situacao: 'encerradas' },
}

const pending = {
  email: 'ana@demo.test',
  troca: { email: 'ana.nova@demo.test', dataExpiracao: '2026-11-20T20:30:00Z' },
}

/** Scenes of the change of the e-mail. */
export const emailScenes = {
  pending: { ...ownScenes.complete, [ownCalls.email]: pending },
  fails: { ...ownScenes.complete, [ownCalls.email]: refuse(500) },
  wrongPassword: { ...ownScenes.complete, [ownCalls.askEmail]: refuse(400, 'wrong_password') },
  stays: { ...ownScenes.complete, [ownCalls.email]: pending, [ownCalls.withdrawEmail]: noResponse() },
} satisfies Record<string, FakeHttp>

/** Scenes of the copy of own data. */
export const copyScenes = {
  complete: {
    ...ownScenes.complete,
    [securityCalls.copy]: {
      igreja: { codigo: 'demo', nome: 'Igreja Vida Plena' },
      dataGeracao: '2026-11-20T20:00:00Z',
      dados: { conta: [{ email: 'ana@demo.test' }] },
    },
  },
  tooOften: { ...ownScenes.complete, [securityCalls.copy]: refuse(429, 'rate_limited') },
} satisfies Record<string, FakeHttp>

/** Scenes of the list of own sessions, for tests and stories. */
export const sessionScenes = {
  complete,
  alone: { ...complete, [securityCalls.sessions]: { sessoes: [here] } },
  fails: { ...complete, [securityCalls.sessions]: refuse(500) },
  ended: { ...complete, [securityCalls.endPhone]: refuse(404, 'not_found') },
  silent: { ...complete, [securityCalls.endPhone]: noResponse() },
} satisfies Record<string, FakeHttp>
