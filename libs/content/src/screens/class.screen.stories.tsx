import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Class' }

export const Class = storyOf(contentFeature, scenes.class, { at: '/ebds/rute' })
