import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { HeartHandshakeIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { givePath, paths } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

export const givingFeature = defineFeature({
  id: 'giving',
  module: 'giving',
  messages,
  nav: [
    {
      link: 'giving.home',
      label: { 'pt-BR': 'Contribuir', en: 'Give', es: 'Donar' },
      icon: HeartHandshakeIcon,
      places: ['header', 'bottom', 'footer'],
      order: 300,
    },
  ],
  routes: () => [
    { path: paths.give, atStake: 'money', screen: screen('give') },
    // own recurring gifts can be seen and ended when the church has switched giving off
    { path: paths.recurring, access: 'login', module: null, screen: screen('recurring') },
    // the page itself redirects to the page that the module guards
    {
      path: paths.old,
      module: null,
      atStake: 'money',
      query: ['reason', 'purpose', 'amount', 'every'],
      redirect: ({ url }) => `${paths.give}${url.search}`,
    },
  ],
  links: { 'giving.home': (params) => givePath(params?.reasonId), 'giving.recurring': () => paths.recurring },
  orders: { gift: () => import('./order/gift-order.ts') },
  slots: {
    'home.sections': [{ id: 'giving.reasons', order: 400, content: () => import('./slots/reasons.slot.tsx') }],
    'live.acts': [{ id: 'giving.live', order: 100, content: () => import('./slots/live.slot.tsx') }],
  },
})
