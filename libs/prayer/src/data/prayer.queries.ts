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

/** Whoever is not signed in sees what everybody sees. */
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

/** A request with its messages, as a user sees it: what only they are told is never shown to the next one. */
export const prayerQuery = (api: Api, id: number, viewer: number) =>
  infiniteQueryOptions({
    queryKey: [prayerApi.get.name, { id, viewer }],
    queryFn: ({ pageParam, signal }) => api.run(prayerApi.get, { id, ...from(pageParam) }, signal),
    ...paged,
  })

export const viewerOf = ({ store }: Pick<FeatureContext, 'store'>): number =>
  store.get(signedInAtom) ? (store.get(sessionAtom).clientAccount?.id ?? NOBODY) : NOBODY

/** Follows the session, which on a public page may be brought back after the page stands. */
export function useViewer(): number {
  const { clientAccount } = useAtomValue(sessionAtom)
  return useAtomValue(signedInAtom) ? (clientAccount?.id ?? NOBODY) : NOBODY
}

/** A page's load has asked already: what failed there is told, and asked again on request. */
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
/** None where the church has none, or they can't be had: a request is taken without one. */
export const useMotives = () => useQuery({ ...motivesQuery(useApi()), ...ofPage }).data ?? []
