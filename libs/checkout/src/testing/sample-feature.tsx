import { defineFeature } from '@atrio/tenant-core'

const none = () => Promise.resolve({})
const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> })

/** A feature with something to pay for, and the pages around it. */
export const sampleFeature = defineFeature({
  id: 'sample',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [
    { id: 'churchHome', path: '/', screen: page('home') },
    { path: '/sample', screen: page('the choice') },
    { path: '/access', access: 'visitor', screen: page('access') },
  ],
  links: {
    'home.church': () => '/',
    'account.access': (params) =>
      `/access?${new URLSearchParams({ ...(params?.start && { start: params.start }), redirectTo: params?.redirectTo ?? '' })}`,
  },
  orders: { event: () => import('./order/sample-order.ts') },
})
