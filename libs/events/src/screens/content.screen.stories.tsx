import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

export default { title: 'events/Exclusive content' }

const of = (id: number) => ({ at: `/user/registrations/7/ticket/31/content/${id}`, session: member })
export const Text = storyOf(eventsFeature, scenes.contents, of(41))
export const Video = storyOf(eventsFeature, scenes.contents, of(42))
export const File = storyOf(eventsFeature, scenes.contents, of(43))
export const ComingSoon = storyOf(eventsFeature, scenes.contents, of(44))
export const Expired = storyOf(eventsFeature, scenes.contents, of(45))
export const NotFound = storyOf(eventsFeature, scenes.contents, of(99))
