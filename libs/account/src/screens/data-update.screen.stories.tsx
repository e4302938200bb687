import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { ownScenes } from '../testing/own-data.scenes.ts'
import { played, send } from '../testing/played.ts'

export default { title: 'account/Complete data' }

const options = { at: '/user/data-update?payment=true', session: member }
export const ForAPayment = storyOf(accountFeature, ownScenes.incomplete, options)
export const NothingMissing = storyOf(accountFeature, ownScenes.complete, options)
export const AskedByChurch = storyOf(accountFeature, ownScenes.phoneAsked, { ...options, at: '/user/data-update' })
export const EveryError = played(storyOf(accountFeature, ownScenes.incomplete, options), send)
