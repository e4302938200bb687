import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Devotionals' }

const at = '/devotionals'
export const Devotionals = storyOf(contentFeature, scenes.devotionals, { at })
export const Empty = storyOf(contentFeature, scenes.noDevotionals, { at })
