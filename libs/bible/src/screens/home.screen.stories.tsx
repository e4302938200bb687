import { storyOf } from '@atrio/testing'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

export default { title: 'bible/Books' }

const of = { at: '/bible' }

export const Books = storyOf(bibleFeature, scenes.one, of)
export const None = storyOf(bibleFeature, scenes.none, of)
export const OnlineReaders = storyOf(bibleFeature, scenes.readers, of)
