import { defineFeature } from '@atrio/tenant-core'
import { HomeIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

export const homeFeature = defineFeature({
  id: 'home',
  messages,
  nav: [
    {
      link: 'home.church',
      label: { 'pt-BR': 'Início', en: 'Home', es: 'Inicio' },
      icon: HomeIcon,
      places: ['bottom'],
      order: 0,
    },
  ],
  routes: () => [
    {
      id: 'churchHome',
      path: paths.home,
      layout: 'HOME',
      slots: ['home.sections'],
      screen: () => import('./screens/home.screen.tsx'),
    },
  ],
  links: { 'home.church': () => paths.home },
})
