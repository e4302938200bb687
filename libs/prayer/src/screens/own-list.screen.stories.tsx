import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Own requests' }

const mine = { at: '/user/prayer', session: member }

export const Several = storyOf(prayerFeature, pages.ownList, mine)
export const None = storyOf(prayerFeature, pages.ownNone, mine)
export const Failing = storyOf(prayerFeature, pages.ownFails, mine)
