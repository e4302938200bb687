import { defineFeature } from '@atrio/tenant-core'
import { praiseFeature } from '../feature.ts'

const { embeds, ...rest } = praiseFeature

/** The feature with its embed screens as its routes, as the app for embedding mounts it. */
export const embedFeature = defineFeature({ ...rest, routes: embeds! })
