import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

export const versesFeature = defineFeature({
  id: 'verses',
  messages,
  routes: () => [{ path: '/verses', screen: () => import('./verses.tsx') }],
})
