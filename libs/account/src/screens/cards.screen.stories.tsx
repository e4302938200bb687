import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { ownScenes } from '../testing/own-data.scenes.ts'

export default { title: 'account/Cards' }

const options = { at: '/user/cards', session: member }
export const Some = storyOf(accountFeature, ownScenes.complete, options)
export const TwoGateways = storyOf(accountFeature, ownScenes.twoGateways, options)
export const None = storyOf(accountFeature, ownScenes.noCards, options)
export const Fails = storyOf(accountFeature, ownScenes.cardsFail, options)
export const Delete = storyOf(accountFeature, ownScenes.complete, { ...options, at: '/user/deletecard?card=5' })
export const Gone = storyOf(accountFeature, ownScenes.complete, { ...options, at: '/user/deletecard?card=99' })
