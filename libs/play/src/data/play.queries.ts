import { playApi, type Api, type PlayFilter } from '@atrio/api-client'
import { sessionAtom, signedInAtom, useApi, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

/** Viewer id of a visitor, who sees only public data. */
export const NOBODY = 0

export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

/** Changes when a public page's session is restored after its first render. */
export function useViewer(): number {
  const { clientAccount } = useAtomValue(sessionAtom)
  return useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
}

export const visibilityQuery = (api: Api) => api.q(playApi.visibility, {})
export const plansQuery = (api: Api) => api.q(playApi.plans, {})
export const homeQuery = (api: Api) => api.q(playApi.home, {})
export const myListQuery = (api: Api, accountId: number) => api.q(playApi.myList, { accountId })
export const subscriptionsQuery = (api: Api, accountId: number) => api.q(playApi.subscriptions, { accountId })

/** Keyed by viewer: one person's video source is never shown to another. */
export const contentQuery = (api: Api, id: number, viewer: number) => ({
  ...api.q(playApi.content, { id }),
  queryKey: [playApi.content.name, { id, viewer }] as const,
})

export const contentsQuery = (api: Api, filter: PlayFilter) =>
  infiniteQueryOptions({
    queryKey: [playApi.contents.name, filter],
    queryFn: ({ pageParam, signal }) =>
      api.run(playApi.contents, { ...filter, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

export const usePlans = () => useQuery({ ...plansQuery(useApi()), ...ofPage })
export const useHome = () => useQuery({ ...homeQuery(useApi()), ...ofPage })
export const useContent = (id: number) => useQuery({ ...contentQuery(useApi(), id, useViewer()), ...ofPage })
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
