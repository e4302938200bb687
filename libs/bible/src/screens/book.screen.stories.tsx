import { storyOf } from '@atrio/testing'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

export default { title: 'bible/Chapters' }

export const Psalms = storyOf(bibleFeature, scenes.two, { at: '/bible/livre/PSA' })
