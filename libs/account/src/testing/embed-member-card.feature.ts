import { defineFeature } from '@atrio/tenant-core'
import { memberCardFrameFeature } from '../member-card-frame.feature.ts'

const { embeds, ...rest } = memberCardFrameFeature

/** The feature with its frame as its route, as the embed app mounts it. */
export const embedMemberCardFeature = defineFeature({ ...rest, routes: embeds! })
