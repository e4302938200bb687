import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Delete a request' }

const at = '/prayer/11/delete'

export const Author = storyOf(prayerFeature, pages.own, { at, session: member })
export const Visitor = storyOf(prayerFeature, pages.one, { at })
export const SomebodyElse = storyOf(prayerFeature, pages.one, { at, session: member })
export const Gone = storyOf(prayerFeature, pages.gone, { at, session: member })
