import { storyOf } from '@atrio/testing'
import { readingPlansFeature } from '../feature.ts'
import { member, PLAN } from '../testing/reading-plans.scenes.ts'

export default { title: 'reading-plans/Deleted' }

export const Deleted = storyOf(
  readingPlansFeature,
  {},
  { at: `/reading-plans/${PLAN}/delete/confirm`, session: member },
)
