import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Meeting' }

const own = { at: '/groups/5/meetings/3', session: member }
export const Meeting = storyOf(groupsFeature, scenes.meeting, own)
export const Led = storyOf(groupsFeature, scenes.ledMeeting, own)
export const NothingWritten = storyOf(groupsFeature, scenes.shortMeeting, own)
export const Missing = storyOf(groupsFeature, scenes.notMine, own)
