import { defineFeature, screensFrom, type SlotName } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

const slots: SlotName[] = ['account.requestLogin']
// only the index is guarded by the module (document 1 section 2)
const free = { module: null, slots }
const own = { module: null, access: 'login' } as const

const screen = screensFrom(() => import('./screens.ts'))
const page = (name: keyof typeof paths) => ({ path: paths[name], screen: screen(name) })

export const groupsFeature = defineFeature({
  id: 'groups',
  module: 'groups',
  messages,
  routes: () => [
    { ...page('list'), slots, query: ['mine', 'view', 'term', 'day', 'area'] },
    { ...page('requested'), ...free, query: ['group'] },
    { ...page('detail'), ...free },
    { ...page('joinRequests'), ...own },
    { ...page('newMeeting'), ...own },
    { ...page('editMeeting'), ...own },
    { ...page('meetings'), ...own },
    { ...page('meeting'), ...own },
    { ...page('studies'), slots },
    { ...page('study'), slots },
  ],
  finds: () => import('./finds.ts'),
  links: { 'groups.list': () => paths.list },
})
