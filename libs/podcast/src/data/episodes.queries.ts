import { ApiError, EPISODES_PER_PAGE, podcastApi, type Episode } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'

/** A page of the list, or that the church has no podcast. */
type Page = { episodes: Episode[]; configured: boolean }

/** Pages that are read at once to find the episode of a shared link. */
const MOST_PAGES = 20

const episodesQuery = ({ api, tenant }: Pick<FeatureContext, 'api' | 'tenant'>) => {
  const { code } = tenant.church
  return infiniteQueryOptions({
    queryKey: [podcastApi.episodes.name, { code }],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      try {
        return { episodes: await api.run(podcastApi.episodes, { code, page: pageParam }, signal), configured: true }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && pageParam === 1)
          return { episodes: [], configured: false }
        throw error
      }
    },
    // the list ends when a page has fewer than ten (document 1 section 6)
    getNextPageParam: ({ episodes }, _pages, page) => (episodes.length < EPISODES_PER_PAGE ? undefined : page + 1),
  })
}

/** Loads the first page, and more of them until the wanted episode is there. */
export async function loadEpisodes(ctx: FeatureContext, wanted: string | undefined): Promise<void> {
  const query = episodesQuery(ctx)
  const { pages } = await ctx.queryClient.fetchInfiniteQuery(query)
  const isThere = () => pages.some(({ episodes }) => episodes.some(({ id }) => id === wanted))
  const isWhole = (pages.at(-1)?.episodes.length ?? 0) < EPISODES_PER_PAGE
  if (wanted && !isWhole && !isThere())
    await ctx.queryClient.fetchInfiniteQuery({ ...query, pages: MOST_PAGES, staleTime: 0 })
}

export function useEpisodes() {
  const query = useSuspenseInfiniteQuery(episodesQuery(useFeatureContext()))
  const all = query.data.pages.flatMap(({ episodes }) => episodes)
  // a new episode moves the others on, so that the next page repeats one
  const episodes = [...new Map(all.map((episode) => [episode.id, episode])).values()]
  return { ...query, episodes, configured: query.data.pages[0]?.configured ?? false }
}
