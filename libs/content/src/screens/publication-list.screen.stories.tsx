import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Publications' }

export const All = storyOf(contentFeature, scenes.publications, { at: '/publications' })
export const OfOneType = storyOf(contentFeature, scenes.publications, { at: '/publications?type=boletins' })
export const EmptyType = storyOf(contentFeature, scenes.publications, { at: '/publications?type=livretos' })
export const Found = storyOf(contentFeature, scenes.publications, { at: '/publications?term=boletim' })
