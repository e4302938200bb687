import { storyOf } from '@atrio/testing'
import { playFeature } from '../feature.ts'
import { scenes } from '../testing/play.scenes.ts'

export default { title: 'play/Home' }

const at = '/play'
export const Visitor = storyOf(playFeature, scenes.closed, { at })
export const Failing = storyOf(playFeature, scenes.closedFailing, { at })
