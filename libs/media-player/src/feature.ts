import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'

/** The player as a page of its own, for frames in other sites. The embed build composes it; the portal doesn't need it. */
export const playerFeature = defineFeature({
  id: 'mediaPlayer',
  messages,
  embeds: () => [{ path: '/embed/player', layout: 'EMBED', screen: () => import('./screens/embed-player.screen.tsx') }],
})
