import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'

export default { title: 'groups/Request sent' }

export const Sent = storyOf(groupsFeature, {}, { at: '/groups/request/success?group=5' })
