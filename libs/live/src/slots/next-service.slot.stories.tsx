import { storyOf } from '@atrio/testing'
import { liveFeature } from '../feature.ts'
import { scenes } from '../testing/live.scenes.ts'

// Home shows both sections of the feature, one below the other.
export default { title: 'live/Next service (home)' }

export const Tonight = storyOf(liveFeature, scenes.tonight)
export const Running = storyOf(liveFeature, scenes.running)
export const FarAhead = storyOf(liveFeature, scenes.farAhead)
