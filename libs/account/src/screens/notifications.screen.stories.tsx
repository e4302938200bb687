import { storyOf } from '@atrio/testing'
import { accountFeature } from '../feature.ts'
import { member } from '../testing/account.scenes.ts'
import { notificationScenes } from '../testing/notifications.scenes.ts'

export default { title: 'account/Notifications' }

const options = { at: '/user/notifications', session: member }
export const Choices = storyOf(accountFeature, notificationScenes.complete, options)
export const Failed = storyOf(accountFeature, notificationScenes.fails, options)
