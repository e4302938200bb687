import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Wall' }

const at = '/prayer'

export const Many = storyOf(prayerFeature, pages.wall, { at })
export const Member = storyOf(prayerFeature, pages.wall, { at, session: member })
export const Answered = storyOf(prayerFeature, pages.wallAnswered, { at })
export const Single = storyOf(prayerFeature, pages.single, { at })
export const Empty = storyOf(prayerFeature, pages.empty, { at })
