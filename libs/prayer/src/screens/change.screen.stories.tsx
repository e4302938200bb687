import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Change' }

const at = { at: '/user/prayer/11/edit', session: member }
export const Change = storyOf(prayerFeature, pages.changing, at)
export const NotYours = storyOf(prayerFeature, pages.one, at)
export const Gone = storyOf(prayerFeature, pages.gone, at)
