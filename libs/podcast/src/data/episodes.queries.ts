import { ApiError, EPISODES_PER_PAGE, podcastApi, type EpisodePage } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A page of the list, or that the church has no podcast. */
type Page = EpisodePage & { configured: boolean }

/** Pages that are read to find the episode of a shared link. */
const MAX_PAGES = 20

const episodesQuery = ({ api, tenant }: Pick<FeatureContext, 'api' | 'tenant'>) => {
  const { code } = tenant.church
  return infiniteQueryOptions({
    queryKey: [podcastApi.episodes.name, { code }],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      try {
        return { ...(await api.run(podcastApi.episodes, { code, page: pageParam }, signal)), configured: true }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && pageParam === 1)
          return { episodes: [], staleSince: null, configured: false }
        throw error
      }
    },
    // the list ends when a page has fewer than ten (document 1 section 6)
    getNextPageParam: ({ episodes }, _pages, page) => (episodes.length < EPISODES_PER_PAGE ? undefined : page + 1),
  })
}

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
