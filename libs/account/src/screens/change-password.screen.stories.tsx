import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'
import { played, send } from '../testing/played.ts'

export default { title: 'account/Change password' }

const at = '/user/change-password'
export const Empty = storyOf(accountFeature, scenes.changed, { at, session: member })
export const MailedPassword = storyOf(accountFeature, scenes.changed, {
  at,
  session: { ...member, mustChangePassword: true },
})
export const EveryError = played(storyOf(accountFeature, scenes.changed, { at, session: member }), send)
