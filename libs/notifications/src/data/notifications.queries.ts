import { accessApi, notificationsApi, type ChurchNotification } from '@atrio/api-client'
import { failureOf, useApi, type FeatureContext } from '@atrio/tenant-core'
import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query'

export type NotificationList = {
  /** Undefined while loading; null after a failure (document 2 section 8). */
  list: ChurchNotification[] | null | undefined
  /** The state of the next page: none, available, loading, failed. */
  older: 'none' | 'more' | 'loading' | 'failed'
  /** Retries a list that failed to load. */
  retry: () => void
  /** Loads the next page, or retries it. */
  showOlder: () => void
  busy: boolean
}

/** The loaded pages, newest first. A backend without cursors may repeat entries when new ones have arrived. */
export function useNotifications(): NotificationList {
  const query = useInfiniteQuery(useApi().pages(notificationsApi.list, {}))
  const { data, fetchStatus, isFetchingNextPage, isFetchNextPageError } = query
  const paused = fetchStatus === 'paused'
  const found = new Map(data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]))
  const { failed, busy, retry } = failureOf(query)
  const unavailable = !data && (failed || paused)
  return {
    list: unavailable ? null : data && [...found.values()],
    older:
      isFetchNextPageError || (isFetchingNextPage && paused)
        ? 'failed'
        : isFetchingNextPage
          ? 'loading'
          : query.hasNextPage
            ? 'more'
            : 'none',
    retry,
    showOlder: () => void query.fetchNextPage(),
    busy,
  }
}

type Page = Awaited<ReturnType<typeof notificationsApi.list.run>>

/** After a removal: at once, so that its row is gone whether or not the list can be fetched; then that is asked for. */
export function dropNotification({ api, queryClient }: Pick<FeatureContext, 'api' | 'queryClient'>, id: number): void {
  const { queryKey } = api.pages(notificationsApi.list, {})
  queryClient.setQueryData<InfiniteData<Page>>(queryKey, (data) => {
    const pages = data?.pages.map(({ items, next }) => ({ items: items.filter((one) => one.id !== id), next }))
    return data && pages && { pages, pageParams: data.pageParams }
  })
  void api.invalidate(queryClient, notificationsApi.list)
}

/** Requests the code that signs this person in at another church, on click (quality: security 3). */
export function useAccessCode() {
  const api = useApi()
  return useMutation({ mutationFn: (churchId: number) => api.run(accessApi.requestCode, { churchId }) })
}
