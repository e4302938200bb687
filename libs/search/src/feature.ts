import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { SEARCH } from './paths.ts'

export const searchFeature = defineFeature({
  id: 'search',
  messages,
  nav: [
    {
      link: 'search.page',
      label: { 'pt-BR': 'Buscar', en: 'Search', es: 'Buscar' },
      places: ['header', 'footer'],
      order: 900,
    },
  ],
  routes: () => [{ path: SEARCH, screen: () => import('./screens/search.screen.tsx') }],
  links: { 'search.page': () => SEARCH },
})
