import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Watch' }

const page = { at: '/play/watch/71', session: ana }
export const Player = storyOf(playFeature, scenes.subscribed, page)
export const Unplayable = storyOf(playFeature, scenes.unplayable, page)
export const Missing = storyOf(playFeature, scenes.missing, page)
