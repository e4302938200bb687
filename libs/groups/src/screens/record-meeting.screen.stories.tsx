import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Recording a meeting' }

const at = '/groups/5/meetings/new'
export const New = storyOf(groupsFeature, scenes.recording, { at, session: member })
export const Change = storyOf(groupsFeature, scenes.changing, { at: '/groups/5/meetings/3/edit', session: member })
export const NotLed = storyOf(groupsFeature, scenes.notLed, { at, session: member })
