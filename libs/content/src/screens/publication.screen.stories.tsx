import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Publication' }

export const Publication = storyOf(contentFeature, scenes.publication, { at: '/publications/boletim-de-novembro' })
