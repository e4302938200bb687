import { defineFeature, type SlotName } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

const slots: SlotName[] = ['account.requestLogin']
// only the index is guarded by the module (document 1 section 2)
const free = { module: null, slots }
const own = { module: null, access: 'login' } as const

export const groupsFeature = defineFeature({
  id: 'groups',
  module: 'groups',
  messages,
  routes: () => [
    { path: paths.list, slots, screen: () => import('./screens/group-list.screen.tsx') },
    { path: paths.requested, ...free, screen: () => import('./screens/requested.screen.tsx') },
    { path: paths.detail, ...free, screen: () => import('./screens/group-detail.screen.tsx') },
    { path: paths.meetings, ...own, screen: () => import('./screens/meetings.screen.tsx') },
    { path: paths.meeting, ...own, screen: () => import('./screens/meeting.screen.tsx') },
    { path: paths.studies, slots, screen: () => import('./screens/studies.screen.tsx') },
    { path: paths.study, slots, screen: () => import('./screens/study.screen.tsx') },
  ],
  links: { 'groups.list': () => paths.list },
})
