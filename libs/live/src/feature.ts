import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

export const liveFeature = defineFeature({
  id: 'live',
  module: 'live',
  messages,
  slots: {
    'home.sections': [
      { id: 'live.next', order: 100, content: () => import('./slots/next-service.slot.tsx') },
      { id: 'live.week', order: 200, content: () => import('./slots/week.slot.tsx') },
    ],
  },
})
