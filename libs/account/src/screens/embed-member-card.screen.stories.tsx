import { storyOf } from '@atrio/testing'
import { member } from '../testing/account.scenes.ts'
import { embedMemberCardFeature } from '../testing/embed-member-card.feature.ts'
import { cardScenes } from '../testing/member-card.scenes.ts'

export default { title: 'account/Embedded member card' }

const at = '/embed/print-member-card?userId=8&memberChurchId=1'
export const Own = storyOf(embedMemberCardFeature, cardScenes.whole, { at, session: member })
export const ByLink = storyOf(embedMemberCardFeature, cardScenes.whole, { at: `${at}&key=k` })
export const ToBePrinted = storyOf(embedMemberCardFeature, cardScenes.whole, {
  at: `${at}&showCard=false`,
  session: member,
})
export const NotFound = storyOf(embedMemberCardFeature, cardScenes.none, { at })
export const Fails = storyOf(embedMemberCardFeature, cardScenes.fails, { at, session: member })
