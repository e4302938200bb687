import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Devotional' }

const at = '/devotionals/51'
export const Newest = storyOf(contentFeature, scenes.devotional, { at })
export const Between = storyOf(contentFeature, scenes.devotionalBetween, { at })
