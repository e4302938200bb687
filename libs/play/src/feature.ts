import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import type { pages } from './pages.ts'
import { paths } from './paths.ts'

const page = (name: keyof typeof pages) => ({
  path: paths[name],
  layout: 'INPC_PLAY' as const,
  atStake: 'money' as const,
  screen: async () => (await import('./pages.ts')).pages[name](),
})

export const playFeature = defineFeature({
  id: 'play',
  module: 'play',
  messages,
  routes: () => [
    ...(['plans', 'browse', 'video', 'collection'] as const).map(page),
    ...(['root', 'home'] as const).map((name) => ({ ...page(name), query: ['redirectTo'] })),
    { ...page('search'), query: ['type', 'term'] },
    { ...page('watch'), access: 'login' },
    { path: '/play/*', atStake: 'money', redirect: () => paths.root },
  ],
  links: { 'play.home': () => paths.root, 'play.plans': () => paths.plans },
  ownEntries: () => import('./data/own-entries.ts'),
  orders: { plan: () => import('./order/plan-order.ts') },
})
