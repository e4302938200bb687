import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

export default { title: 'events/Next events (home)' }

export const Many = storyOf(eventsFeature, scenes.many)
export const Single = storyOf(eventsFeature, scenes.single)
export const Empty = storyOf(eventsFeature, scenes.empty)
export const Failing = storyOf(eventsFeature, scenes.failing)
