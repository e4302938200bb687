import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

export default { title: 'events/Event' }

export const Open = storyOf(eventsFeature, scenes.open, { at: '/event/7' })
export const Free = storyOf(eventsFeature, scenes.free, { at: '/event/8' })
export const Soon = storyOf(eventsFeature, scenes.soon, { at: '/event/9' })
export const SoldOutOnline = storyOf(eventsFeature, scenes.soldOut, { at: '/event/10' })
export const Closed = storyOf(eventsFeature, scenes.closed, { at: '/event/11' })
export const Ended = storyOf(eventsFeature, scenes.ended, { at: '/event/12' })
