import { defineFeature } from '@atrio/tenant-core'
import { CalendarIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { eventPath, paths } from './paths.ts'

export const eventsFeature = defineFeature({
  id: 'events',
  module: 'events',
  messages,
  nav: [
    {
      link: 'events.list',
      label: { 'pt-BR': 'Eventos', en: 'Events', es: 'Eventos' },
      icon: CalendarIcon,
      places: ['header', 'bottom', 'footer'],
      order: 400,
    },
  ],
  routes: () => [
    { path: paths.list, screen: () => import('./screens/event-list.screen.tsx') },
    { path: paths.detail, screen: () => import('./screens/event-detail.screen.tsx') },
  ],
  links: {
    'events.list': () => paths.list,
    'events.detail': ({ eventId }) => eventPath(eventId),
  },
  opensNotification: { event: ({ id }) => (id === null ? undefined : eventPath(id)) },
  slots: {
    'home.sections': [{ id: 'events.next', order: 300, content: () => import('./slots/next-events.slot.tsx') }],
  },
})
