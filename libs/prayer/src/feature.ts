import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

export const prayerFeature = defineFeature({
  id: 'prayer',
  module: 'prayerWall',
  messages,
  slots: {
    'home.sections': [{ id: 'prayer.wall', order: 500, content: () => import('./slots/wall.slot.tsx') }],
  },
})
