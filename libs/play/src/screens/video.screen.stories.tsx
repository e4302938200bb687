import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ana, scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Video' }

const page = { at: '/play/video/71', session: ana }
export const InCollection = storyOf(playFeature, scenes.subscribed, page)
export const Listed = storyOf(playFeature, scenes.listed, page)
export const Missing = storyOf(playFeature, scenes.missing, page)
export const Failing = storyOf(playFeature, scenes.failing, page)
