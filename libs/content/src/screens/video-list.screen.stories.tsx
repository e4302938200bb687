import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Videos' }

export const Videos = storyOf(contentFeature, scenes.videos, { at: '/videos' })
export const Playlist = storyOf(contentFeature, scenes.videos, { at: '/videos?playlist=conversas' })
export const Empty = storyOf(contentFeature, scenes.noVideos, { at: '/videos' })
export const Found = storyOf(contentFeature, scenes.videos, { at: '/videos?term=mesa&playlist=conversas' })
