import { noResponse, refuse, type FakeHttp } from '@atrio/testing'
import { ownScenes } from './own-data.scenes.ts'

/** Calls of the choice of notifications. */
export const notificationCalls = {
  get: 'GET /user/notificacao-preferencia/?igreja=1',
  push: 'GET /user/notificacao-push/?igreja=1',
  subscribe: 'PUT /user/notificacao-push/?igreja=1',
  unsubscribe: 'DELETE /user/notificacao-push/?igreja=1',
  save: 'PUT /user/notificacao-preferencia/?igreja=1',
} as const

const saved = { vistaAte: null, silenciadas: ['NOTICIA'] }
const complete: FakeHttp = {
  ...ownScenes.complete,
  [notificationCalls.get]: saved,
  [notificationCalls.save]: saved,
  [notificationCalls.push]: { chavePublica: null, flagAtivo: false },
}

export const notificationScenes = {
  complete,
  push: { ...complete, [notificationCalls.push]: { chavePublica: 'QUJD', flagAtivo: false } },
  pushed: {
    ...complete,
    [notificationCalls.push]: { chavePublica: 'QUJD', flagAtivo: true },
    [notificationCalls.unsubscribe]: { situacao: 'removido' },
  },
  fails: { ...complete, [notificationCalls.get]: refuse(500) },
  silent: { ...complete, [notificationCalls.save]: noResponse() },
} satisfies Record<string, FakeHttp>
