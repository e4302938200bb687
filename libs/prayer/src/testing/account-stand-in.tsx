import { defineFeature } from '@atrio/tenant-core'

const none = () => Promise.resolve({})
const page = (words: string) => async () => ({ default: () => <h1>{words}</h1> })

/** Replaces the account feature: the access page, and the slot that asks to sign in. */
export const accountStandIn = defineFeature({
  id: 'accountStandIn',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [{ id: 'userAccess', path: '/access', screen: page('way in') }],
  links: { 'account.access': (params) => `/access${params?.redirectTo ? `?redirectTo=${params.redirectTo}` : ''}` },
  slots: {
    'account.requestLogin': [
      { id: 'ask', order: 1, content: async () => ({ default: () => <a href="/access">Entrar</a> }) },
    ],
  },
})
