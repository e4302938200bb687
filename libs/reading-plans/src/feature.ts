import { defineFeature, type FeatureRoute } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { framePaths, paths } from './paths.ts'

const pages = (at: typeof paths | typeof framePaths, part: Partial<FeatureRoute>): FeatureRoute[] => [
  { ...part, path: at.list, screen: () => import('./screens/plan-list.screen.tsx') },
  { ...part, path: at.plan, screen: () => import('./screens/plan.screen.tsx') },
  { ...part, path: at.remove, screen: () => import('./screens/remove.screen.tsx') },
  { ...part, path: at.removed, screen: () => import('./screens/removed.screen.tsx') },
]

export const readingPlansFeature = defineFeature({
  id: 'readingPlans',
  messages,
  routes: () => pages(paths, { access: 'login' }),
  // anybody reads a plan in a frame; a member's own reading is told to the member alone
  embeds: () => pages(framePaths, { layout: 'EMBED' }),
  links: { 'readingPlans.list': () => paths.list },
})
