import { defineFeature } from '@atrio/tenant-core'
import { storyOf } from '@atrio/testing'
import { playerFeature } from '../feature.ts'

export default { title: 'media-player/Embedded player' }

const { embeds, ...rest } = playerFeature
const feature = defineFeature({ ...rest, routes: embeds! })

export const Service = storyOf(feature, {}, { at: '/embed/player?service=youtube&code=aqz-KE-bpKQ' })
export const NothingToShow = storyOf(feature, {}, { at: '/embed/player?url=javascript:alert(1)' })
