import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Ministries' }

const at = '/ministries'
export const Ministries = storyOf(contentFeature, scenes.ministries, { at })
export const Empty = storyOf(contentFeature, scenes.noMinistries, { at })
