import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Ministry' }

const at = '/ministries/61'
export const Whole = storyOf(contentFeature, scenes.ministry, { at })
export const Bare = storyOf(contentFeature, scenes.bareMinistry, { at })
