import { defineFeature } from '@atrio/tenant-core'
import { memberCardFeature } from '../member-card.feature.ts'

const { embeds, ...rest } = memberCardFeature

/** The feature with its frame as its route, as the embed app mounts it. */
export const embedMemberCardFeature = defineFeature({ ...rest, routes: embeds! })
