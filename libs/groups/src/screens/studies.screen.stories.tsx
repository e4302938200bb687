import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Studies' }

const at = '/studies'
export const Studies = storyOf(groupsFeature, scenes.studies, { at })
export const Empty = storyOf(groupsFeature, scenes.noStudies, { at })
export const ForMembers = storyOf(groupsFeature, scenes.hiddenStudies, { at })
export const NotOfThisChurch = storyOf(groupsFeature, scenes.strangersStudies, { at, session: member })
