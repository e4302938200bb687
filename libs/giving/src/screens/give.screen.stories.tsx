import { checkoutFeature } from '@atrio/checkout'
import { storyOf } from '@atrio/testing'
import { givingFeature } from '../feature.ts'
import { member, scenes, withCards, withoutPaymentMethods } from '../testing/giving.scenes.ts'

export default { title: 'giving/Give' }

const page = { at: '/give', beside: [checkoutFeature] }

export const Many = storyOf(givingFeature, scenes.many, page)
export const OneChosen = storyOf(givingFeature, scenes.many, { ...page, at: '/give?reason=7' })
export const FromLink = storyOf(givingFeature, scenes.many, { ...page, at: '/give?purpose=3&amount=50' })
export const FromBadLink = storyOf(givingFeature, scenes.many, { ...page, at: '/give?purpose=3&amount=1&every=31' })
export const Single = storyOf(givingFeature, scenes.single, page)
export const Empty = storyOf(givingFeature, scenes.empty, page)
export const NotAccepting = storyOf(givingFeature, scenes.many, { ...page, startUp: withoutPaymentMethods })

const mayRepeat = { ...page, session: member, startUp: withCards }
export const MayRepeat = storyOf(givingFeature, scenes.many, { ...mayRepeat, at: '/give?reason=3' })
export const GivenOnce = storyOf(givingFeature, scenes.many, { ...mayRepeat, at: '/give?reason=4' })
