import { defineFeature } from '@atrio/tenant-core'
import { BuildingIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

export const contentFeature = defineFeature({
  id: 'content',
  messages,
  nav: [
    {
      link: 'content.about',
      label: { 'pt-BR': 'Sobre', en: 'About', es: 'Nosotros' },
      icon: BuildingIcon,
      places: ['header', 'footer'],
      order: 10,
    },
  ],
  routes: () => [
    { path: paths.about, screen: () => import('./screens/about.screen.tsx') },
    { path: paths.churches, screen: () => import('./screens/churches.screen.tsx') },
  ],
  links: {
    'content.about': () => paths.about,
    'content.churches': () => paths.churches,
  },
})
