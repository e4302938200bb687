import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

export default { title: 'events/Exclusive contents' }

const shown = { at: '/user/registrations/7/ticket/31/content', session: member }
export const EveryState = storyOf(eventsFeature, scenes.contents, shown)
export const None = storyOf(eventsFeature, scenes.noContents, shown)
export const Failed = storyOf(eventsFeature, scenes.contentsFail, shown)
