import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { CalendarIcon, TicketIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { eventPath, paths, ticketsPath } from './paths.ts'

const own = { access: 'login', module: null } as const
const screen = screensFrom(() => import('./screens.ts'))

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
  userMenu: [
    {
      link: 'events.registrations',
      label: { 'pt-BR': 'Inscrições em eventos', en: 'Event registrations', es: 'Inscripciones en eventos' },
      icon: TicketIcon,
      order: 30,
    },
  ],
  routes: () => [
    { path: paths.list, query: ['term'], screen: screen('list') },
    { path: paths.detail, query: ['buyingStep', 'fillTicket', 'beginWith'], screen: screen('detail') },
    { path: paths.tickets, access: 'login', screen: screen('tickets') },
    // own tickets stay available when the church has switched events off
    { path: paths.registrations, ...own, screen: screen('registrations') },
    { path: paths.registration, ...own, screen: screen('tickets') },
    { path: paths.contents, ...own, screen: screen('contents') },
    { path: paths.content, ...own, screen: screen('content') },
  ],
  links: {
    'events.list': () => paths.list,
    'events.detail': ({ eventId }) => eventPath(eventId),
    'events.tickets': ({ eventId }) => ticketsPath(eventId),
    'events.registrations': () => paths.registrations,
  },
  finds: () => import('./finds.ts'),
  orders: { event: () => import('./order/event-order.ts') },
  opensNotification: { event: ({ id }) => (id === null ? undefined : eventPath(id)) },
  slots: {
    'home.sections': [{ id: 'events.next', order: 300, content: () => import('./slots/next-events.slot.tsx') }],
  },
})
