import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { paths, songPath } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

export const praiseFeature = defineFeature({
  id: 'praise',
  messages,
  routes: () => [
    { path: paths.list, query: ['term'], screen: screen('list') },
    { path: paths.detail, screen: screen('detail') },
    { path: paths.favourites, access: 'login', screen: screen('favourites') },
    { path: paths.setLists, access: 'login', screen: screen('setLists') },
    { path: paths.setList, access: 'login', screen: screen('setList') },
    { path: paths.setListSong, access: 'login', screen: screen('setListSong') },
  ],
  embeds: () => [
    {
      path: paths.embed,
      query: ['praiseId'],
      layout: 'EMBED',
      screen: () => import('./screens/embed-song.screen.tsx'),
    },
  ],
  finds: () => import('./finds.ts'),
  links: {
    'praise.list': () => paths.list,
    'praise.detail': ({ songId }) => songPath(songId),
  },
})
