import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/News item' }

export const Item = storyOf(contentFeature, scenes.newsItem, { at: '/news/41' })
