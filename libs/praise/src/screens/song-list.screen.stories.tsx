import { storyOf } from '@atrio/testing'
import { praiseFeature } from '../feature.ts'
import { scenes } from '../testing/praise.scenes.ts'

export default { title: 'praise/Songs' }

const at = '/songs'
export const Songs = storyOf(praiseFeature, scenes.songs, { at })
export const MorePages = storyOf(praiseFeature, scenes.pages, { at })
export const Found = storyOf(praiseFeature, scenes.found, { at: '/songs?term=paz' })
export const NothingFound = storyOf(praiseFeature, scenes.nothingFound, { at: '/songs?term=xyz' })
export const Empty = storyOf(praiseFeature, scenes.noSongs, { at })
