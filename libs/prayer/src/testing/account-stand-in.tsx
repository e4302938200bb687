import { defineFeature } from '@atrio/tenant-core'

const none = () => Promise.resolve({})
const page = (words: string) => async () => ({ default: () => <h1>{words}</h1> })

const accountWith = (content: ReturnType<typeof page>) =>
  defineFeature({
    id: 'accountStandIn',
    messages: { 'pt-BR': none, en: none, es: none },
    routes: () => [{ id: 'userAccess', path: '/access', screen: page('way in') }],
    links: { 'account.access': (params) => `/access${params?.redirectTo ? `?redirectTo=${params.redirectTo}` : ''}` },
    slots: { 'account.requestLogin': [{ id: 'ask', order: 1, content }] },
  })

const enter = async () => ({ default: () => <a href="/access">Entrar</a> })

/** Replaces the account feature: the access page, and the slot that asks to sign in. */
export const accountStandIn = accountWith(enter)

/** The same, but the code of the slot does not load until `connect` is called. */
export function accountOffline() {
  let online = false
  const feature = accountWith(() => (online ? enter() : Promise.reject(new Error('offline'))))
  return { feature, connect: () => void (online = true) }
}
