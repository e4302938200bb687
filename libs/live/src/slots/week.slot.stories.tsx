import { storyOf } from '@atrio/testing'
import { liveFeature } from '../feature.ts'
import { scenes } from '../testing/live.scenes.ts'

// Both sections of the feature stand on home, one under the other.
export default { title: 'live/Week (home)' }

export const Regular = storyOf(liveFeature, scenes.tomorrow)
export const Empty = storyOf(liveFeature, scenes.empty)
export const Failing = storyOf(liveFeature, scenes.failing)
