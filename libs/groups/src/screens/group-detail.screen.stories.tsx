import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Group' }

const at = '/groups/5'
export const Visitor = storyOf(groupsFeature, scenes.group, { at })
export const SignedIn = storyOf(groupsFeature, scenes.taken, { at, session: member })
export const Requested = storyOf(groupsFeature, scenes.requested, { at, session: member })
export const Full = storyOf(groupsFeature, scenes.full, { at })
export const Closed = storyOf(groupsFeature, scenes.closed, { at })
export const Member = storyOf(groupsFeature, scenes.member, { at, session: member })
export const Leader = storyOf(groupsFeature, scenes.led, { at, session: member })
export const LittleKnown = storyOf(groupsFeature, scenes.bare, { at })
export const Missing = storyOf(groupsFeature, scenes.missing, { at })
