import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { ownPaths, paths, songPath } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))
const ownScreens = Object.keys(ownPaths) as (keyof typeof ownPaths)[]

export const praiseFeature = defineFeature({
  id: 'praise',
  messages,
  routes: () => [
    { path: paths.list, query: ['term'], screen: screen('list') },
    { path: paths.detail, screen: screen('detail') },
    ...ownScreens.map((name) => ({ path: ownPaths[name], access: 'login' as const, screen: screen(name) })),
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
