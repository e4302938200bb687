import { ApiError, prayerApi, type Api } from '@atrio/api-client'
import { sessionAtom, signedInAtom, useApi, type FeatureContext } from '@atrio/tenant-core'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

/** Viewer id of a visitor, who sees only public requests. */
const NOBODY = 0

const from = (after: string | null) => ({ ...(after && { after }) })
const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
}

export const wallPagesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [prayerApi.wall.name, 'pages'],
    queryFn: ({ pageParam, signal }) => api.run(prayerApi.wall, from(pageParam), signal),
    ...paged,
  })
export const useWall = () => useSuspenseInfiniteQuery(wallPagesQuery(useApi()))

/** A request with its messages, keyed by viewer: private parts are never shown to the next one. */
export const prayerQuery = (api: Api, id: number, viewer: number) =>
  infiniteQueryOptions({
    queryKey: [prayerApi.get.name, { id, viewer }],
    queryFn: ({ pageParam, signal }) => api.run(prayerApi.get, { id, ...from(pageParam) }, signal),
    ...paged,
  })

export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

/** The viewer's id; changes when a public page's session is restored after its first render. */
export function useViewer(): number {
  const { clientAccount } = useAtomValue(sessionAtom)
  return useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
}

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

export function usePrayer(id: number) {
  const query = useInfiniteQuery({
    ...prayerQuery(useApi(), id, useViewer()),
    ...ofPage,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  const missing = query.error instanceof ApiError && query.error.status === 404
  return { ...query, prayer: pages[0]?.prayer, messages: pages.flatMap((page) => page.messages), missing }
}

export const ownQuery = (api: Api, viewer: number) =>
  infiniteQueryOptions({
    queryKey: [prayerApi.own.name, { viewer }],
    queryFn: ({ pageParam, signal }) => api.run(prayerApi.own, from(pageParam), signal),
    ...paged,
  })
export const useOwn = () => useInfiniteQuery({ ...ownQuery(useApi(), useViewer()), ...ofPage })

export const motivesQuery = (api: Api) => api.q(prayerApi.motives, {})
/** Empty when the church has none or they fail to load: a request can be sent without one. */
export const useMotives = () => useQuery({ ...motivesQuery(useApi()), ...ofPage }).data ?? []
