import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'

export default { title: 'content/Churches' }

const at = '/churchs'

export const Organization = storyOf(contentFeature, scenes.organization, { at, startUp: inOrganization })
export const OnMap = storyOf(contentFeature, scenes.organization, {
  at: '/churchs?view=map',
  startUp: inOrganization,
})
export const Empty = storyOf(contentFeature, scenes.emptyOrganization, { at, startUp: inOrganization })
export const Alone = storyOf(contentFeature, scenes.congregations, { at })
export const CongregationsOnMap = storyOf(contentFeature, scenes.congregations, { at: '/churchs?view=map' })
