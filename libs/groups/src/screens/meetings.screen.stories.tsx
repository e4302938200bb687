import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Meetings' }

const own = { at: '/groups/5/meetings', session: member }
export const Meetings = storyOf(groupsFeature, scenes.meetings, own)
export const None = storyOf(groupsFeature, scenes.noMeetings, own)
export const NotAMember = storyOf(groupsFeature, scenes.notMine, own)
