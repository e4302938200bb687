import { storyOf } from '@atrio/testing'
import { liveFeature } from '../feature.ts'
import { scenes } from '../testing/live.scenes.ts'

// Home shows both sections of the feature, one below the other.
export default { title: 'live/Week (home)' }

export const Regular = storyOf(liveFeature, scenes.tomorrow)
export const Empty = storyOf(liveFeature, scenes.empty)
export const Failing = storyOf(liveFeature, scenes.failing)
