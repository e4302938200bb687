import { storyOf } from '@atrio/testing'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { member, PLAN, reading, scenes } from '../testing/reading-plans.scenes.ts'

export default { title: 'reading-plans/Delete' }

const of = { at: `/reading-plans/${PLAN}/delete`, session: member }

export const Asked = storyOf(readingPlansFeature, reading.onTime(), of)
export const NotBegun = storyOf(readingPlansFeature, scenes.fresh, of)
export const Failed = storyOf(readingPlansFeature, scenes.ownFails, of)
export const VisitorInAFrame = storyOf(framedFeature, scenes.fresh, { at: `/embed/reading-plans/${PLAN}/delete` })
