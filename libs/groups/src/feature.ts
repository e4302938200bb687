import { defineFeature, type SlotName } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import type { pages } from './pages.ts'
import { paths } from './paths.ts'

const slots: SlotName[] = ['account.requestLogin']
// only the index is guarded by the module (document 1 section 2)
const free = { module: null, slots }
const own = { module: null, access: 'login' } as const

const page = (name: keyof typeof pages) => ({
  path: paths[name],
  screen: async () => (await import('./pages.ts')).pages[name](),
})

export const groupsFeature = defineFeature({
  id: 'groups',
  module: 'groups',
  messages,
  routes: () => [
    {
      path: paths.list,
      query: ['mine', 'view', 'term'],
      slots,
      screen: () => import('./screens/group-list.screen.tsx'),
    },
    { ...page('requested'), ...free, query: ['group'] },
    { ...page('detail'), ...free },
    { ...page('meetings'), ...own },
    { ...page('meeting'), ...own },
    { ...page('studies'), slots },
    { ...page('study'), slots },
  ],
  links: { 'groups.list': () => paths.list },
})
