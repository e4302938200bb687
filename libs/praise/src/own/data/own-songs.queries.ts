import { NOBODY, notFound, ownSongsApi, type FavouriteSong, type SetList } from '@atrio/api-client'
import {
  keptOffline,
  rememberAnswer,
  useFeatureContext,
  useViewer,
  viewerOf,
  type FeatureContext,
} from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

// Both are one answer, kept on the device: every list opens without network, not only those that were opened before.
export const favouritesQuery = (ctx: FeatureContext, viewer = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(ownSongsApi.favourites, {}, viewer))
export const setListsQuery = (ctx: FeatureContext, viewer = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(ownSongsApi.lists, {}, viewer))

/** The person's favourites, null from a backend without them; no request is made for visitors. */
export function useFavourites() {
  const ctx = useFeatureContext()
  const viewer = useViewer()
  return useQuery({ ...favouritesQuery(ctx, viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

export function useSetLists() {
  const ctx = useFeatureContext()
  const viewer = useViewer()
  return useQuery({ ...setListsQuery(ctx, viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

/** One of the person's lists; undefined while it is not known, and once it is deleted. */
export const useSetList = (id: string): SetList | undefined => useSetLists().data?.find((list) => list.id === id)

/** Awaits an answer that the page shows, or whose failure it shows. @throws ApiError 404 where the backend has none */
async function known<Answer>(ctx: FeatureContext, query: { queryKey: readonly unknown[] }, load: () => Promise<void>) {
  await load()
  const answer = ctx.queryClient.getQueryData<Answer | null>(query.queryKey)
  if (answer === null) throw notFound('own songs')
  return answer
}

export const loadFavourites = (ctx: FeatureContext) =>
  known<FavouriteSong[]>(ctx, favouritesQuery(ctx), () => ctx.queryClient.prefetchQuery(favouritesQuery(ctx)))

export const loadSetLists = (ctx: FeatureContext) =>
  known<SetList[]>(ctx, setListsQuery(ctx), () => ctx.queryClient.prefetchQuery(setListsQuery(ctx)))

/** Awaits one list. @throws ApiError for one that is not there, and where no list is known */
export async function loadSetList(ctx: FeatureContext, id: string): Promise<SetList> {
  const lists = await ctx.queryClient.fetchQuery(setListsQuery(ctx))
  const found = lists?.find((list) => list.id === id)
  if (!found) throw notFound('set list')
  return found
}

/**
 * Takes what was known, as a write has changed it. An answer that was under way may know of changes on other devices:
 * it is older than the write, so it is asked for again.
 */
function rememberChange(
  ctx: FeatureContext,
  { queryKey }: { queryKey: readonly unknown[] },
  changed: unknown,
  viewer: ReturnType<typeof viewerOf>,
) {
  const isAsked = ctx.queryClient.isFetching({ queryKey, exact: true }) > 0
  rememberAnswer(ctx, { queryKey }, changed, viewer)
  if (isAsked) void ctx.queryClient.invalidateQueries({ queryKey, exact: true })
}

/** Takes favourites as a write has left them. */
export function useTakeFavourites() {
  const ctx = useFeatureContext()
  // the one who wrote it: another may have signed in before the answer
  const viewer = useViewer()
  return useCallback(
    (change: (before: FavouriteSong[]) => FavouriteSong[]) => {
      const query = favouritesQuery(ctx, viewer)
      const before = ctx.queryClient.getQueryData<FavouriteSong[]>(query.queryKey)
      if (before) rememberChange(ctx, query, change(before), viewer)
      else void ctx.api.invalidate(ctx.queryClient, ownSongsApi.favourites)
    },
    [ctx, viewer],
  )
}

/** Takes a list as a write has answered it, or without it. */
export function useTakeSetList() {
  const ctx = useFeatureContext()
  const viewer = useViewer()
  return useCallback(
    (id: string, list: SetList | null) => {
      // another person has signed in before the answer: nothing of the one who wrote it is kept
      if (viewerOf(ctx) !== viewer) return
      const query = setListsQuery(ctx, viewer)
      const before = ctx.queryClient.getQueryData<SetList[] | null>(query.queryKey)
      if (!before) return void ctx.api.invalidate(ctx.queryClient, ownSongsApi.lists)
      const isKnown = before.some((one) => one.id === id)
      const others = before.filter((one) => one.id !== id)
      const changed =
        isKnown && list ? before.map((one) => (one.id === id ? list : one)) : list ? [list, ...others] : others
      rememberChange(ctx, query, changed, viewer)
    },
    [ctx, viewer],
  )
}
