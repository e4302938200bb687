import { podcastApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { podcastFeature } from '../feature.ts'
import { queueAtom } from '../player/player.store.ts'
import { scenes } from '../testing/podcast.scenes.ts'
import { EpisodeItem } from './episode-item.tsx'
import { MoreEpisodes } from './more-episodes.tsx'
import { PlayButton } from './play-button.tsx'
import { Queue } from './queue.tsx'

export default { title: 'podcast/Parts' }

const part = partsOf(podcastFeature, { http: scenes.single })
const { episodes } = await apiOver(scenes.single).run(podcastApi.episodes, { code: 'demo' })
const episode = episodes[0]!

export const Item = part(EpisodeItem, { episode, heading: 'h2', from: 0, say: fn() })
export const More = part(MoreEpisodes, {
  count: 10,
  list: { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: fn() },
})
export const Play = part(PlayButton, { episode, from: 0 })
export const Listed = part(Queue, { say: fn() }, { load: async ({ store }) => store.set(queueAtom, episodes) })
