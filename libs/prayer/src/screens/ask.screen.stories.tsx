import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Ask for prayer' }

const mine = { at: '/prayer/new', session: member }

export const Form = storyOf(prayerFeature, pages.ask, mine)
export const WithoutMotives = storyOf(prayerFeature, pages.noMotives, mine)
export const Offline = storyOf(prayerFeature, pages.askOffline, mine)
