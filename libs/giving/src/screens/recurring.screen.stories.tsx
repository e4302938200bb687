import { storyOf } from '@atrio/testing'
import { givingFeature } from '../feature.ts'
import { member, ownScenes, withCards } from '../testing/giving.scenes.ts'

export default { title: 'giving/Recurring gifts' }

const page = { at: '/user/giving', session: member, startUp: withCards }

export const One = storyOf(givingFeature, ownScenes.one, page)
export const Every = storyOf(givingFeature, ownScenes.every, page)
export const None = storyOf(givingFeature, ownScenes.none, page)
export const Fails = storyOf(givingFeature, ownScenes.fails, page)
