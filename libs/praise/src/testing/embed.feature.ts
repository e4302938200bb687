import { defineFeature } from '@atrio/tenant-core'
import { praiseFeature } from '../feature.ts'

const { embeds, ...rest } = praiseFeature

/** The feature with its embed screens as its routes, as the embed app mounts it. */
export const embedFeature = defineFeature({ ...rest, routes: embeds! })
