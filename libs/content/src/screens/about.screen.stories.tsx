import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'

export default { title: 'content/About' }

const at = '/about'

export const Whole = storyOf(contentFeature, scenes.congregations, { at })
export const Bare = storyOf(contentFeature, scenes.bare, { at })
export const InOrganization = storyOf(contentFeature, scenes.sister, { at, startUp: inOrganization })
export const CongregationsFailed = storyOf(contentFeature, scenes.congregationsFail, { at })
