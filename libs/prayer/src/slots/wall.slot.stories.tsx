import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { scenes } from '../testing/prayer.scenes.ts'

export default { title: 'prayer/Wall (home)' }

export const Many = storyOf(prayerFeature, scenes.many)
export const Single = storyOf(prayerFeature, scenes.single)
export const Empty = storyOf(prayerFeature, scenes.empty)
export const Failing = storyOf(prayerFeature, scenes.failing)
