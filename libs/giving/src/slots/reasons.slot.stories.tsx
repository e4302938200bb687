import { storyOf } from '@atrio/testing'
import { givingFeature } from '../feature.ts'
import { scenes, withoutPaymentMethods } from '../testing/giving.scenes.ts'

export default { title: 'giving/Reasons (home)' }

export const Many = storyOf(givingFeature, scenes.many)
export const Single = storyOf(givingFeature, scenes.single)
export const Empty = storyOf(givingFeature, scenes.empty)
export const NotAccepting = storyOf(givingFeature, scenes.many, { startUp: withoutPaymentMethods })
export const Failing = storyOf(givingFeature, scenes.failing)
