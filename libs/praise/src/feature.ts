import { defineFeature } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths, songPath } from './paths.ts'

export const praiseFeature = defineFeature({
  id: 'praise',
  messages,
  routes: () => [
    { path: paths.list, query: ['term'], screen: () => import('./screens/song-list.screen.tsx') },
    { path: paths.detail, screen: () => import('./screens/song-detail.screen.tsx') },
  ],
  embeds: () => [
    {
      path: paths.embed,
      query: ['praiseId'],
      layout: 'EMBED',
      screen: () => import('./screens/embed-song.screen.tsx'),
    },
  ],
  links: {
    'praise.list': () => paths.list,
    'praise.detail': ({ songId }) => songPath(songId),
  },
})
