import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))
const part = { layout: 'INPC_PLAY', atStake: 'money' } as const
const page = (name: Exclude<keyof typeof paths, 'root' | 'own'>) => ({
  ...part,
  path: paths[name],
  screen: screen(name),
})

export const playFeature = defineFeature({
  id: 'play',
  module: 'play',
  messages,
  routes: () => [
    ...(['browse', 'video', 'collection'] as const).map(page),
    ...[paths.root, paths.home].map((path) => ({ ...page('home'), path, query: ['redirectTo'] })),
    { ...page('plans'), query: ['redirectTo'] },
    { ...page('search'), query: ['type', 'term'] },
    { ...page('watch'), access: 'login' },
    // where Play is switched off, a renewal can be ended
    { path: paths.own, access: 'login', module: null, screen: screen('subscription') },
    { path: '/play/*', atStake: 'money', redirect: () => paths.root },
  ],
  links: { 'play.home': () => paths.root, 'play.subscription': () => paths.own },
  ownEntries: () => import('./data/own-entries.ts'),
  orders: { plan: () => import('./order/plan-order.ts') },
})
