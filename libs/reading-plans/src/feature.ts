import { defineFeature, screensFrom, type FeatureRoute } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { EMBED, ROOT } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

const routes = (root: string, part: Partial<FeatureRoute>): FeatureRoute[] => [
  { ...part, path: root, screen: screen('list') },
  { ...part, path: `${root}/:planUUID`, screen: screen('plan') },
  { ...part, path: `${root}/:planUUID/delete`, screen: screen('remove') },
  { ...part, path: `${root}/:planUUID/delete/confirm`, screen: screen('removed') },
]

export const readingPlansFeature = defineFeature({
  id: 'readingPlans',
  messages,
  routes: () => routes(ROOT, { access: 'login' }),
  // plans are public in a frame; a reading is visible to its member only
  embeds: () => routes(EMBED + ROOT, { layout: 'EMBED' }),
  links: { 'readingPlans.list': () => ROOT },
})
