import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { lifeScenes } from '../testing/life.scenes.ts'

export default { title: 'account/Deletion asked for' }

export const MailFollows = storyOf(accountFeature, lifeScenes.complete, {
  at: '/user/delete-user-success',
  session: member,
})
