import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { ownScenes, withCards } from '../testing/own.scenes.ts'
import { ana } from '../testing/play.scenes.ts'

export default { title: 'play/Own subscription' }

const page = { at: '/user/play', session: ana, startUp: withCards }

export const ByHand = storyOf(playFeature, ownScenes.byHand, page)
export const Renews = storyOf(playFeature, ownScenes.renews, page)
export const Refused = storyOf(playFeature, ownScenes.refused, page)
export const Charging = storyOf(playFeature, ownScenes.charging, page)
export const Price = storyOf(playFeature, ownScenes.price, page)
export const Canceled = storyOf(playFeature, ownScenes.canceled, page)
export const Over = storyOf(playFeature, ownScenes.over, page)
export const Pending = storyOf(playFeature, ownScenes.pending, page)
export const None = storyOf(playFeature, ownScenes.none, page)
export const Failing = storyOf(playFeature, ownScenes.failing, page)
