import { accessApi, NOTIFICATIONS_PER_PAGE, notificationsApi, type ChurchNotification } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useMutation, useQueries } from '@tanstack/react-query'

export type NotificationList = {
  /** Undefined on its way; null where it could not be had (document 2 section 8). */
  list: ChurchNotification[] | null | undefined
  /** The list goes on: whether there is more, whether it is on its way, whether it failed. */
  older: 'none' | 'more' | 'loading' | 'failed'
  /** Asks again for what could not be had. */
  retry: () => void
  busy: boolean
}

/** The first pages, newest first. What came meanwhile moves the pages, so that one may bring what another has. */
export function useNotifications(pages: number): NotificationList {
  const api = useApi()
  const asked = useQueries({
    queries: Array.from({ length: pages }, (_, index) => api.q(notificationsApi.list, { page: index + 1 })),
  })
  const failed = asked.filter(
    ({ isError, isPending, fetchStatus }) => isError || (isPending && fetchStatus === 'paused'),
  )
  const [first, last] = [asked[0]!, asked.at(-1)!]
  const found = new Map(asked.flatMap(({ data }) => data ?? []).map((one) => [one.id, one]))
  return {
    list: failed.includes(first) ? null : first.data && [...found.values()],
    older: failed.includes(last)
      ? 'failed'
      : !last.data
        ? 'loading'
        : last.data.length < NOTIFICATIONS_PER_PAGE
          ? 'none'
          : 'more',
    retry: () => failed.forEach((query) => void query.refetch()),
    busy: asked.some(({ isFetching }) => isFetching),
  }
}

/** Asks for the code that signs this person in at another church; made after the click (quality: security 3). */
export function useAccessCode() {
  const api = useApi()
  return useMutation({ mutationFn: (churchId: number) => api.run(accessApi.requestCode, { churchId }) })
}
