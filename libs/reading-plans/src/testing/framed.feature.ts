import { defineFeature } from '@atrio/tenant-core'
import { readingPlansFeature } from '../feature.ts'

/** The framed pages as routes: a test's portal has no others. */
export const framedFeature = defineFeature({ ...readingPlansFeature, routes: readingPlansFeature.embeds!, links: {} })
