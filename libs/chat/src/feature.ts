import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

export const chatFeature = defineFeature({
  id: 'chat',
  messages,
  embeds: () => [{ path: '/embed/chat', layout: 'EMBED', screen: () => import('./screens/embed-chat.screen.tsx') }],
  slots: { 'live.beside': [{ id: 'chat.live', order: 100, content: () => import('./slots/live-chat.slot.tsx') }] },
})
