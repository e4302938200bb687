import { storyOf } from '@atrio/testing'
import { praiseFeature } from '../feature.ts'
import { keeping, LIST, member, scenes } from '../testing/own-songs.scenes.ts'

export default { title: 'praise/Set list' }

const options = { at: `/user/set-lists/${LIST}`, session: member }
export const SetList = storyOf(praiseFeature, keeping(), options)
export const WithOneGone = storyOf(praiseFeature, scenes.withGone, options)
export const Empty = storyOf(praiseFeature, scenes.emptyList, options)
