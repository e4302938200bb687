import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Requests to join' }

const at = { at: '/groups/5/requests', session: member }
export const Requests = storyOf(groupsFeature, scenes.led, at)
export const None = storyOf(groupsFeature, scenes.noAsking, at)
export const NotLed = storyOf(groupsFeature, scenes.notLed, at)
