import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths } from './paths.ts'

/** The frame of one song for other sites: what loads it loads none of the pages of songs, favourites and set lists. */
export const songFrameFeature = defineFeature({
  id: 'praise',
  messages,
  routes: () => [],
  embeds: () => [
    {
      path: paths.embed,
      query: ['praiseId'],
      layout: 'EMBED',
      screen: () => import('./screens/embed-song.screen.tsx'),
    },
  ],
})
