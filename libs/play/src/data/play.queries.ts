import { NOBODY, playApi, type Api, type PlayFilter } from '@atrio/api-client'
import { useApi, useViewer } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

export const visibilityQuery = (api: Api) => api.q(playApi.visibility, {})
export const plansQuery = (api: Api) => api.q(playApi.plans, {})
export const homeQuery = (api: Api) => api.q(playApi.home, {})
export const myListQuery = (api: Api, accountId: number) => api.q(playApi.myList, { accountId })
export const subscriptionsQuery = (api: Api, accountId: number) => api.q(playApi.subscriptions, { accountId })

export const contentQuery = (api: Api, id: number) => api.q(playApi.content, { id })
export const contentsQuery = (api: Api, filter: PlayFilter) => api.pages(playApi.contents, filter)

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

export const usePlans = () => useQuery({ ...plansQuery(useApi()), ...ofPage })
export const useHome = () => useQuery({ ...homeQuery(useApi()), ...ofPage })
export const useContent = (id: number) => useQuery({ ...contentQuery(useApi(), id), ...ofPage })
export const useVisibility = () => useQuery({ ...visibilityQuery(useApi()), ...ofPage })

export function useMyListQuery() {
  const viewer = useViewer()
  return useQuery({ ...myListQuery(useApi(), viewer), ...ofPage, enabled: viewer !== NOBODY })
}

export function useSubscriptions() {
  const viewer = useViewer()
  return useQuery({ ...subscriptionsQuery(useApi(), viewer), ...ofPage, enabled: viewer !== NOBODY })
}

/** @param enabled false makes no request */
export function useContents(filter: PlayFilter, enabled = true) {
  const query = useInfiniteQuery({ ...contentsQuery(useApi(), filter), ...ofPage, enabled })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) }
}
