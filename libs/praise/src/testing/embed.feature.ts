import { defineFeature } from '@atrio/tenant-core'
import { songFrameFeature } from '../song-frame.feature.ts'

const { embeds, ...rest } = songFrameFeature

/** The feature with its embed screens as its routes, as the embed app mounts it. */
export const embedFeature = defineFeature({ ...rest, routes: embeds! })
