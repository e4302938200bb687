import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Study' }

const at = '/studies/9'
export const Study = storyOf(groupsFeature, scenes.study, { at })
export const ForMembers = storyOf(groupsFeature, scenes.hiddenStudies, { at })
export const Missing = storyOf(groupsFeature, scenes.missingStudy, { at })
