import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Sunday school' }

const at = '/ebds'
export const Classes = storyOf(contentFeature, scenes.classes, { at })
export const Empty = storyOf(contentFeature, scenes.noClasses, { at })
