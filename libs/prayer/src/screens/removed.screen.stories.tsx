import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Deleted' }

export const Deleted = storyOf(prayerFeature, pages.nothing, { at: '/prayer/delete/success' })
