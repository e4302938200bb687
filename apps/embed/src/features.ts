import { memberCardFrameFeature } from '@atrio/account'
import { chatFeature } from '@atrio/chat'
import { playerFeature } from '@atrio/media-player'
import { songFrameFeature } from '@atrio/praise'
import { readingPlansFeature } from '@atrio/reading-plans'
import type { Feature } from '@atrio/tenant-core'

/** Features that other sites may show in frames; of each only its `embeds` are taken. */
export const features: readonly Feature[] = [
  chatFeature,
  songFrameFeature,
  playerFeature,
  memberCardFrameFeature,
  readingPlansFeature,
]
