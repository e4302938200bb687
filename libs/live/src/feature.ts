import { defineFeature } from '@atrio/tenant-core'
import { RadioIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

export const liveFeature = defineFeature({
  id: 'live',
  module: 'live',
  messages,
  nav: [
    {
      link: 'live.home',
      label: { 'pt-BR': 'Ao vivo', en: 'Live', es: 'En vivo' },
      icon: RadioIcon,
      places: ['header', 'bottom', 'footer'],
      order: 200,
    },
  ],
  routes: () => [
    {
      path: paths.home,
      screen: () => import('./screens/live.screen.tsx'),
      // contents of these slots may ask a visitor to sign in
      slots: ['live.beside', 'live.acts', 'account.requestLogin'],
    },
  ],
  links: { 'live.home': () => paths.home },
  opensNotification: { service: () => paths.home },
  slots: {
    'home.sections': [
      { id: 'live.next', order: 100, content: () => import('./slots/next-service.slot.tsx') },
      { id: 'live.week', order: 200, content: () => import('./slots/week.slot.tsx') },
    ],
  },
})
