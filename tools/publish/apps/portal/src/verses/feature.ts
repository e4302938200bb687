import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

declare module '@atrio/tenant-core' {
  interface LinkRoles {
    'verses.page': { first?: number } | undefined
  }
  interface Slots {
    'verses.below': true
  }
}

export const versesFeature = defineFeature({
  id: 'verses',
  messages,
  routes: () => [{ path: '/verses', screen: () => import('./verses.tsx'), slots: ['verses.below'] }],
  links: { 'verses.page': (about) => (about?.first ? `/verses?first=${about.first}` : '/verses') },
})
