import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { ownScenes } from '../testing/own-data.scenes.ts'
import { played, send } from '../testing/played.ts'

export default { title: 'account/New card' }

const options = { at: '/user/addcard', session: member }
export const Empty = storyOf(accountFeature, ownScenes.complete, options)
export const EveryError = played(storyOf(accountFeature, ownScenes.complete, options), send)
