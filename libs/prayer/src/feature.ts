import { defineFeature, screensFrom, type SlotName } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths, prayerPath } from './paths.ts'

// a link to a request works even when the church has switched the wall off: only the wall belongs to the module
const always = { module: null } as const
const own = { access: 'login', module: null } as const

const slots: SlotName[] = ['account.requestLogin']

const screen = screensFrom(() => import('./screens.ts'))
const page = (name: Exclude<keyof typeof paths, 'ownDetail'>) => ({ path: paths[name], screen: screen(name) })

export const prayerFeature = defineFeature({
  id: 'prayer',
  module: 'prayerWall',
  messages,
  nav: [
    {
      link: 'prayer.wall',
      label: { 'pt-BR': 'Oração', en: 'Prayer', es: 'Oración' },
      places: ['header', 'footer'],
      order: 500,
    },
  ],
  routes: () => [
    page('wall'),
    { ...page('ask'), ...own },
    { ...page('asked'), ...always },
    { ...page('detail'), ...always, slots },
    { ...page('remove'), ...always, atStake: 'personal-data', slots },
    { ...page('removed'), ...always },
    { ...page('own'), ...own },
    { ...page('change'), ...own },
    { path: paths.ownDetail, screen: screen('detail'), ...own, slots },
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
