import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/member-card/messages.ts'
import { memberCardPaths } from './member-card.paths.ts'

/** The frame of a card for other sites: what loads it loads no page of the portal. */
export const memberCardFrameFeature = defineFeature({
  id: 'memberCard',
  messages,
  routes: () => [],
  embeds: () => [
    {
      path: memberCardPaths.embed,
      layout: 'EMBED',
      screen: () => import('./screens/embed-member-card.screen.tsx'),
    },
  ],
})
