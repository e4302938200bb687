import { storyOf } from '@atrio/testing'
import { memberCardFeature } from '../member-card.feature.ts'
import { member } from '../testing/account.scenes.ts'
import { cardScenes } from '../testing/member-card.scenes.ts'

export default { title: 'account/Member card' }

const options = { at: '/user/account/card', session: member }
export const Whole = storyOf(memberCardFeature, cardScenes.whole, options)
export const Bare = storyOf(memberCardFeature, cardScenes.bare, options)
export const LongNames = storyOf(memberCardFeature, cardScenes.long, options)
export const None = storyOf(memberCardFeature, cardScenes.none, options)
export const Fails = storyOf(memberCardFeature, cardScenes.fails, options)
