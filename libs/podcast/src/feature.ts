import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

export const podcastFeature = defineFeature({
  id: 'podcast',
  messages,
  routes: () => [{ path: paths.episodes, screen: () => import('./screens/episodes.screen.tsx') }],
  finds: () => import('./finds.ts'),
  links: { 'podcast.episodes': () => paths.episodes },
})
