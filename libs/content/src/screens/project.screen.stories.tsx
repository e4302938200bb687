import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Project' }

export const Project = storyOf(contentFeature, scenes.project, { at: '/ministries/61/projects/62' })
