import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

export const givingFeature = defineFeature({
  id: 'giving',
  module: 'giving',
  messages,
  slots: {
    'home.sections': [{ id: 'giving.reasons', order: 400, content: () => import('./slots/reasons.slot.tsx') }],
  },
})
