import { defineFeature, type FeatureRoute } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { EMBED, ROOT } from './paths.ts'

const routes = (root: string, part: Partial<FeatureRoute>): FeatureRoute[] =>
  (['', '/:planUUID', '/:planUUID/delete', '/:planUUID/delete/confirm'] as const).map((path) => ({
    ...part,
    path: root + path,
    screen: async () => (await import('./pages.ts')).pages[path](),
  }))

export const readingPlansFeature = defineFeature({
  id: 'readingPlans',
  messages,
  routes: () => routes(ROOT, { access: 'login' }),
  // plans are public in a frame; a reading is visible to its member only
  embeds: () => routes(EMBED + ROOT, { layout: 'EMBED' }),
  links: { 'readingPlans.list': () => ROOT },
})
