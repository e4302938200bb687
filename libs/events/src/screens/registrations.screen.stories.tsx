import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

export default { title: 'events/Registrations' }

const shown = { at: '/user/registrations', session: member }
export const ComingAndPast = storyOf(eventsFeature, scenes.registrations, shown)
export const None = storyOf(eventsFeature, scenes.noRegistrations, shown)
export const Failed = storyOf(eventsFeature, scenes.registrationsFail, shown)
