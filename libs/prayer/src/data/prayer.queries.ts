import { ApiError, prayerApi, type Api } from '@atrio/api-client'
import { failureOf, useApi, useLastError } from '@atrio/tenant-core'
import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'

export const wallPagesQuery = (api: Api) => api.pages(prayerApi.wall, {})
export const useWall = () => useSuspenseInfiniteQuery(wallPagesQuery(useApi()))

/** A request with its messages. */
export const prayerQuery = (api: Api, id: number) => api.pages(prayerApi.get, { id })

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

export function usePrayer(id: number) {
  const query = useInfiniteQuery({ ...prayerQuery(useApi(), id), ...ofPage, placeholderData: keepPreviousData })
  const error = useLastError(query)
  const failure = failureOf(query)
  // what was shown before a failure does not come back while the request is repeated
  const pages = (!(failure.failed && query.isPlaceholderData) && query.data?.pages) || []
  const missing = error instanceof ApiError && error.status === 404
  return {
    ...query,
    ...failure,
    prayer: pages[0]?.prayer,
    messages: pages.flatMap((page) => page.messages),
    missing,
    loading: query.isPending && !failure.failed,
  }
}

export const ownQuery = (api: Api) => api.pages(prayerApi.own, {})
export const useOwn = () => useInfiniteQuery({ ...ownQuery(useApi()), ...ofPage })

export const motivesQuery = (api: Api) => api.q(prayerApi.motives, {})
/** Empty when the church has none or they fail to load: a request can be sent without one. */
export const useMotives = () => useQuery({ ...motivesQuery(useApi()), ...ofPage }).data ?? []
