import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/News' }

const at = '/news'
export const News = storyOf(contentFeature, scenes.news, { at })
export const MorePages = storyOf(contentFeature, scenes.newsPages, { at })
export const Empty = storyOf(contentFeature, scenes.noNews, { at })
export const Found = storyOf(contentFeature, scenes.newsFound, { at: '/news?term=coro' })
export const NothingFound = storyOf(contentFeature, scenes.newsFound, { at: '/news?term=xyz' })
