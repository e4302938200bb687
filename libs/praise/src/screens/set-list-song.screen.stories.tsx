import { storyOf } from '@atrio/testing'
import { praiseFeature } from '../feature.ts'
import { keeping, LIST, member, scenes } from '../testing/own-songs.scenes.ts'

export default { title: 'praise/Song of a set list' }

const at = (place: number) => ({ at: `/user/set-lists/${LIST}/${place}`, session: member })
export const InItsKey = storyOf(praiseFeature, keeping(), at(1))
export const Gone = storyOf(praiseFeature, scenes.withGone, at(2))
