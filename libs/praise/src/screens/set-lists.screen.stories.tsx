import { storyOf } from '@atrio/testing'
import { praiseFeature } from '../feature.ts'
import { keeping, member, scenes } from '../testing/own-songs.scenes.ts'

export default { title: 'praise/Set lists' }

const options = { at: '/user/set-lists', session: member }
export const SetLists = storyOf(praiseFeature, keeping(), options)
export const None = storyOf(praiseFeature, scenes.nothing, options)
export const Failed = storyOf(praiseFeature, scenes.failing, options)
