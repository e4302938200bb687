import { defineFeature } from '@atrio/tenant-core'
import { readingPlansFeature } from '../feature.ts'

/** The pages that stand in frames of other sites, as routes: a test's portal has no others. */
export const framedFeature = defineFeature({ ...readingPlansFeature, routes: readingPlansFeature.embeds!, links: {} })
