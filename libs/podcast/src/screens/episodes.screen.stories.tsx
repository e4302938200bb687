import { storyOf } from '@atrio/testing'
import { podcastFeature } from '../feature.ts'
import { scenes } from '../testing/podcast.scenes.ts'

export default { title: 'podcast/Episodes' }

const at = '/podcast'
export const Many = storyOf(podcastFeature, scenes.many, { at })
export const Few = storyOf(podcastFeature, scenes.few, { at })
export const Stale = storyOf(podcastFeature, scenes.stale, { at })
export const Single = storyOf(podcastFeature, scenes.single, { at })
export const NoPodcast = storyOf(podcastFeature, scenes.none, { at })
export const LongWords = storyOf(podcastFeature, scenes.long, { at })
export const SharedMoment = storyOf(podcastFeature, scenes.few, { at: '/podcast?episode=ep-2&t=95' })
