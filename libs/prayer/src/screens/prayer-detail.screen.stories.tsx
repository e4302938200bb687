import { storyOf } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/One request' }

const at = '/prayer/11'
const mine = { at: '/user/prayer/11', session: member }

export const Visitor = storyOf(prayerFeature, pages.one, { at })
export const Member = storyOf(prayerFeature, pages.one, { at, session: member })
export const Praying = storyOf(prayerFeature, pages.prayed, { at, session: member })
export const NamelessAndQuiet = storyOf(prayerFeature, pages.quiet, { at, session: member })
export const Long = storyOf(prayerFeature, pages.long, { at })
export const Failing = storyOf(prayerFeature, pages.oneFails, { at })
export const Own = storyOf(prayerFeature, pages.own, mine)
export const OwnForTheChurch = storyOf(prayerFeature, pages.ownHidden, mine)
export const OwnInReview = storyOf(prayerFeature, pages.ownInReview, mine)
export const Answered = storyOf(prayerFeature, pages.answered, { at })
export const OwnAnswered = storyOf(prayerFeature, pages.ownAnswered, mine)
export const OwnTakenOff = storyOf(prayerFeature, pages.ownTaken, mine)
