import { podcastApi } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pages that are read to find the episode of a shared link. */
const MAX_PAGES = 20

const episodesQuery = ({ api, tenant }: Pick<FeatureContext, 'api' | 'tenant'>) =>
  api.pages(podcastApi.episodes, { code: tenant.church.code })

export const loadEpisodes = (ctx: FeatureContext) => ctx.queryClient.fetchInfiniteQuery(episodesQuery(ctx))

export function useEpisodes() {
  const query = useSuspenseInfiniteQuery(episodesQuery(useFeatureContext()))
  const all = query.data.pages.flatMap(({ episodes }) => episodes)
  // a new episode moves the others on, so that the next page repeats one
  const episodes = [...new Map(all.map((episode) => [episode.id, episode])).values()]
  const [first] = query.data.pages
  return { ...query, episodes, configured: first?.configured ?? false, staleSince: first?.staleSince ?? null }
}

type Episodes = ReturnType<typeof useEpisodes>

/** The episode in a link: found among the loaded pages, else on further ones. */
export function useNamedEpisode(id: string | undefined, list: Episodes) {
  const { episodes, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const episode = episodes.find((one) => one.id === id)
  const searching = Boolean(id) && !episode && hasNextPage && !isFetchNextPageError && data.pages.length < MAX_PAGES
  useEffect(() => {
    if (searching && !isFetchingNextPage) void fetchNextPage()
  }, [searching, isFetchingNextPage, fetchNextPage])
  // a page that did not come may have it
  const missing = Boolean(id) && !episode && !searching && !isFetchNextPageError
  return { episode, missing }
}
