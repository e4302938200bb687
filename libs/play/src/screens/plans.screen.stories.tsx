import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Plans' }

const at = '/play/plans'
export const Visitor = storyOf(playFeature, scenes.closed, { at })
export const Member = storyOf(playFeature, scenes.closed, { at, session: ana })
export const Subscriber = storyOf(playFeature, scenes.subscribed, { at, session: ana })
export const Empty = storyOf(playFeature, scenes.noPlans, { at })
export const Failing = storyOf(playFeature, scenes.failing, { at })
