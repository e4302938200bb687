import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

export default { title: 'events/My tickets' }

const shown = { at: '/user/registrations/7/tickets', session: member }
export const EveryStatus = storyOf(eventsFeature, scenes.tickets, shown)
export const Single = storyOf(eventsFeature, scenes.single, shown)
export const AwaitingPayment = storyOf(eventsFeature, scenes.waiting, shown)
export const None = storyOf(eventsFeature, scenes.none, shown)
export const Failed = storyOf(eventsFeature, scenes.ticketsFail, shown)
