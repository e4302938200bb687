import { storyOf } from '@atrio/testing'
import { praiseFeature } from '../feature.ts'
import { keeping, member, scenes } from '../testing/own-songs.scenes.ts'

export default { title: 'praise/Favorites' }

const options = { at: '/user/favorites', session: member }
export const Favourites = storyOf(praiseFeature, keeping(), options)
export const WithOneGone = storyOf(praiseFeature, scenes.withGone, options)
export const None = storyOf(praiseFeature, scenes.nothing, options)
export const Failed = storyOf(praiseFeature, scenes.failing, options)
