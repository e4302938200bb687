import { storyOf } from '@atrio/testing'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'

export default { title: 'events/Event list' }

const at = '/event'
export const Many = storyOf(eventsFeature, scenes.many, { at })
/** The narrowest phone, and a reader who doubles the letters. */
export const NarrowLargeText = {
  ...storyOf(eventsFeature, scenes.many, { at }),
  globals: { viewport: { value: 'small' }, text: 'large' },
}
export const Single = storyOf(eventsFeature, scenes.single, { at })
export const Paged = storyOf(eventsFeature, scenes.paged, { at })
export const Empty = storyOf(eventsFeature, scenes.empty, { at })
export const OnlyPast = storyOf(eventsFeature, scenes.onlyPast, { at })
export const Found = storyOf(eventsFeature, scenes.found, { at: `${at}?term=noivos` })
export const NothingFound = storyOf(eventsFeature, scenes.found, { at: `${at}?term=xyz` })
