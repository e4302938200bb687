import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Publication types' }

const at = '/publication-types'
export const Types = storyOf(contentFeature, scenes.publicationTypes, { at })
export const Empty = storyOf(contentFeature, scenes.noPublicationTypes, { at })
