import { accessApi, notificationsApi, type ChurchNotification } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'

export type NotificationList = {
  /** Undefined on its way; null where it could not be had (document 2 section 8). */
  list: ChurchNotification[] | null | undefined
  /** The list goes on: whether there is more, whether it is on its way, whether it failed. */
  older: 'none' | 'more' | 'loading' | 'failed'
  /** Asks again for a list that could not be had. */
  retry: () => void
  /** Asks for the next page, also again. */
  showOlder: () => void
  busy: boolean
}

/** The pages that were asked for, newest first. A backend without cursors may repeat what came meanwhile moved on. */
export function useNotifications(): NotificationList {
  const query = useInfiniteQuery(useApi().pages(notificationsApi.list, {}))
  const { data, fetchStatus, isFetchingNextPage, isFetchNextPageError } = query
  const paused = fetchStatus === 'paused'
  const found = new Map(data?.pages.flatMap(({ items }) => items).map((one) => [one.id, one]))
  const unavailable = !data && (query.isError || paused)
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
    retry: () => void query.refetch(),
    showOlder: () => void query.fetchNextPage(),
    busy: query.isFetching,
  }
}

/** Asks for the code that signs this person in at another church; made after the click (quality: security 3). */
export function useAccessCode() {
  const api = useApi()
  return useMutation({ mutationFn: (churchId: number) => api.run(accessApi.requestCode, { churchId }) })
}
