import { storyOf } from '@atrio/testing'
import { liveFeature } from '../feature.ts'
import { pages } from '../testing/live.scenes.ts'

export default { title: 'live/Live' }

const at = '/live'
export const OnAir = storyOf(liveFeature, pages.onAir, { at })
export const OnAirWithEarlier = storyOf(liveFeature, pages.onAirWithEarlier, { at })
export const LastBroadcast = storyOf(liveFeature, pages.between, { at })
export const FirstBroadcast = storyOf(liveFeature, pages.firstOne, { at })
export const NoBroadcast = storyOf(liveFeature, pages.none, { at })
export const NothingPlanned = storyOf(liveFeature, pages.nothing, { at })
export const NoVideo = storyOf(liveFeature, pages.noVideo, { at })
export const VideoFails = storyOf(liveFeature, pages.videoFails, { at })
export const ScheduleFails = storyOf(liveFeature, pages.scheduleFails, { at })
