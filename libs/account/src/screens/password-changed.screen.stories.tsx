import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'

export default { title: 'account/Password changed' }

export const Changed = storyOf(accountFeature, scenes.known, { at: '/user/change-password/success', session: member })
