import { storyOf } from '@atrio/testing'
import { contentFeature } from '../feature.ts'
import { writingScenes as scenes } from '../testing/writings.scenes.ts'

export default { title: 'content/Video' }

const at = '/videos/91'
export const InPlaylist = storyOf(contentFeature, scenes.video, { at })
export const Alone = storyOf(contentFeature, scenes.videoAlone, { at })
export const Unplayable = storyOf(contentFeature, scenes.unplayable, { at })
