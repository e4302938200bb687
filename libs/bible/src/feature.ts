import { defineFeature, screensFrom } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { chapterPath, ROOT } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

export const bibleFeature = defineFeature({
  id: 'bible',
  messages,
  routes: () => [
    { path: ROOT, screen: screen('home') },
    { path: `${ROOT}/:translation/search`, query: ['term'], screen: screen('search') },
    { path: `${ROOT}/:translation/:book`, screen: screen('book') },
    { path: `${ROOT}/:translation/:book/:chapter`, screen: screen('chapter') },
  ],
  finds: () => import('./finds.ts'),
  links: { 'bible.home': () => ROOT, 'bible.page': chapterPath },
})
