import { storyOf } from '@atrio/testing'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

export default { title: 'bible/Chapter' }

export const Psalm = storyOf(bibleFeature, scenes.one, { at: '/bible/livre/PSA/23' })
export const AtAVerse = storyOf(bibleFeature, scenes.two, { at: '/bible/livre/PSA/23#v4' })
