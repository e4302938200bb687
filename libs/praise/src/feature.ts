import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { ownPaths, paths, songPath } from './paths.ts'
import { songFrameFeature } from './song-frame.feature.ts'

const screen = screensFrom(() => import('./screens.ts'))
const ownScreens = Object.keys(ownPaths) as (keyof typeof ownPaths)[]

export const praiseFeature = defineFeature({
  ...songFrameFeature,
  routes: () => [
    { path: paths.list, query: ['term'], screen: screen('list') },
    { path: paths.detail, screen: screen('detail') },
    ...ownScreens.map((name) => ({ path: ownPaths[name], access: 'login' as const, screen: screen(name) })),
  ],
  finds: () => import('./finds.ts'),
  links: {
    'praise.list': () => paths.list,
    'praise.detail': ({ songId }) => songPath(songId),
  },
})
