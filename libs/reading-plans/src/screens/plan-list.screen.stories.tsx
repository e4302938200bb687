import { storyOf } from '@atrio/testing'
import { readingPlansFeature } from '../feature.ts'
import { framedFeature } from '../testing/framed.feature.ts'
import { member, scenes } from '../testing/reading-plans.scenes.ts'

export default { title: 'reading-plans/Plans' }

const at = '/reading-plans'
const own = { at: `${at}?mine=1`, session: member }

export const Discover = storyOf(readingPlansFeature, scenes.list, { at, session: member })
export const NoPlans = storyOf(readingPlansFeature, scenes.empty, { at, session: member })
export const Own = storyOf(readingPlansFeature, scenes.list, own)
export const OwnNone = storyOf(readingPlansFeature, scenes.fresh, own)
export const OwnFailed = storyOf(readingPlansFeature, scenes.ownFails, own)
export const InAFrame = storyOf(framedFeature, scenes.list, { at: '/embed/reading-plans' })
export const OwnInAFrame = storyOf(framedFeature, scenes.list, { at: '/embed/reading-plans?mine=1' })
