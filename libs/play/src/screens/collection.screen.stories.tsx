import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Collection' }

const page = { at: '/play/collection/70', session: ana }
export const Videos = storyOf(playFeature, scenes.subscribed, page)
export const Empty = storyOf(playFeature, scenes.empty, page)
export const VideosFailing = storyOf(playFeature, scenes.failing, page)
