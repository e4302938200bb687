import { storyOf } from '@atrio/testing'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

export default { title: 'bible/Search' }

export const Found = storyOf(bibleFeature, scenes.one, { at: '/bible/livre/search?term=pastor' })
export const Nothing = storyOf(bibleFeature, scenes.one, { at: '/bible/livre/search?term=zebra' })
