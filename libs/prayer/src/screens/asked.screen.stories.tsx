import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Sent' }

export const Sent = storyOf(prayerFeature, pages.nothing, { at: '/prayer/new/success' })
