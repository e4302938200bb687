import { storyOf } from '@atrio/testing'
import { embedFeature } from '../testing/embed.feature.ts'
import { scenes } from '../testing/praise.scenes.ts'

export default { title: 'praise/Embedded song' }

export const InItsColour = storyOf(embedFeature, scenes.cipher, { at: '/embed/praise?praiseId=21&embedColor=0a7d55' })
export const InTheChurchsColour = storyOf(embedFeature, scenes.lyric, { at: '/embed/praise?praiseId=21' })
export const NothingToShow = storyOf(embedFeature, scenes.nothing, { at: '/embed/praise?praiseId=21' })
