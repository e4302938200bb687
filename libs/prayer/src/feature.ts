import { defineFeature } from '@atrio/tenant-core'
import { HandsPrayingIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { paths, prayerPath } from './paths.ts'

// who asked, or follows a link, is let in whatever the church has switched off since: only the wall is the module's
const always = { module: null } as const
const own = { access: 'login', module: null } as const

export const prayerFeature = defineFeature({
  id: 'prayer',
  module: 'prayerWall',
  messages,
  nav: [
    {
      link: 'prayer.wall',
      label: { 'pt-BR': 'Oração', en: 'Prayer', es: 'Oración' },
      icon: HandsPrayingIcon,
      places: ['header', 'footer'],
      order: 500,
    },
  ],
  routes: () => [
    { path: paths.wall, screen: () => import('./screens/wall.screen.tsx') },
    { path: paths.ask, ...own, screen: () => import('./screens/ask.screen.tsx') },
    { path: paths.asked, ...always, screen: () => import('./screens/asked.screen.tsx') },
    {
      ...{ path: paths.detail, ...always, slots: ['account.requestLogin'] },
      screen: () => import('./screens/prayer-detail.screen.tsx'),
    },
    {
      ...{ path: paths.remove, ...always, slots: ['account.requestLogin'] },
      screen: () => import('./screens/remove.screen.tsx'),
    },
    { path: paths.removed, ...always, screen: () => import('./screens/removed.screen.tsx') },
    { path: paths.own, ...own, screen: () => import('./screens/own-list.screen.tsx') },
    {
      ...{ path: paths.ownDetail, ...own, slots: ['account.requestLogin'] },
      screen: () => import('./screens/prayer-detail.screen.tsx'),
    },
  ],
  links: {
    'prayer.wall': () => paths.wall,
    'prayer.new': () => paths.ask,
    'prayer.detail': ({ prayerId }) => prayerPath(prayerId),
    'prayer.own': () => paths.own,
  },
  slots: {
    'home.sections': [{ id: 'prayer.wall', order: 500, content: () => import('./slots/wall.slot.tsx') }],
    'live.acts': [{ id: 'prayer.ask', order: 200, content: () => import('./slots/live-ask.slot.tsx') }],
  },
})
