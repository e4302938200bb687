import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'
import { member, scenes as mine } from '../testing/registrations.scenes.ts'

export default { title: 'events/Event' }

export const Open = storyOf(eventsFeature, scenes.open, { at: '/event/7' })
export const FeesAbsorbed = storyOf(eventsFeature, scenes.absorbed, { at: '/event/7' })
export const Free = storyOf(eventsFeature, scenes.free, { at: '/event/8' })
export const Soon = storyOf(eventsFeature, scenes.soon, { at: '/event/9' })
export const SoldOutOnline = storyOf(eventsFeature, scenes.soldOut, { at: '/event/10' })
export const Closed = storyOf(eventsFeature, scenes.closed, { at: '/event/11' })
export const Ended = storyOf(eventsFeature, scenes.ended, { at: '/event/12' })
export const OnlineAccess = storyOf(eventsFeature, scenes.online, { at: '/event/14' })
export const WithTickets = storyOf(eventsFeature, mine.single, { at: '/event/7', session: member })
export const WithContent = storyOf(eventsFeature, mine.withContent, { at: '/event/7', session: member })
export const Unavailable = storyOf(eventsFeature, scenes.unavailable, { at: '/event/14' })
export const NotFound = storyOf(eventsFeature, scenes.missing, { at: '/event/99' })
