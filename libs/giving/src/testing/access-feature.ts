import { defineFeature } from '@atrio/tenant-core'

const none = () => Promise.resolve({})

/** A feature with the link to the page for signing in. */
export const access = defineFeature({
  id: 'access',
  messages: { 'pt-BR': none, en: none, es: none },
  links: { 'account.access': (params) => `/access?${new URLSearchParams(params)}` },
})
