import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Browse' }

const page = { at: '/play/browse', session: ana }
export const Subscriber = storyOf(playFeature, scenes.subscribed, page)
export const Seen = storyOf(playFeature, scenes.seen, page)
export const Empty = storyOf(playFeature, scenes.empty, page)
export const Failing = storyOf(playFeature, scenes.failing, page)
