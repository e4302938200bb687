import { storyOf } from '@atrio/testing'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { member, PLAN, reading, scenes } from '../testing/reading-plans.scenes.ts'

export default { title: 'reading-plans/Plan' }

const of = { at: `/reading-plans/${PLAN}`, session: member }

export const NotBegun = storyOf(readingPlansFeature, scenes.fresh, of)
export const OnTime = storyOf(readingPlansFeature, reading.onTime(), of)
export const ReadToday = storyOf(readingPlansFeature, reading.today(), of)
export const Behind = storyOf(readingPlansFeature, reading.behind(), of)
export const Completed = storyOf(readingPlansFeature, reading.completed(), of)
export const Unlisted = storyOf(readingPlansFeature, scenes.unlisted, of)
export const ReadingFailed = storyOf(readingPlansFeature, scenes.ownFails, of)
export const InAFrame = storyOf(framedFeature, scenes.fresh, { at: `/embed/reading-plans/${PLAN}` })
