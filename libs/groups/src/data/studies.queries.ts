import { studiesApi, type Api } from '@atrio/api-client'
import { useApi, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { leaveMissing } from './missing.ts'
import { NOBODY, useViewer, viewerOf } from './viewer.ts'

const openQuery = (api: Api) => api.q(studiesApi.arePublic, {})

/** Whether the studies are for members only and there is no session. */
export function useStudiesHidden(): boolean {
  const viewer = useViewer()
  return !useSuspenseQuery(openQuery(useApi())).data && viewer === NOBODY
}

/** The viewer in the query key: public studies are the same for everybody. */
const readerOf = (isPublic: boolean, viewer: number) => (isPublic ? NOBODY : viewer)
function useReader(): number {
  const viewer = useViewer()
  return readerOf(useSuspenseQuery(openQuery(useApi())).data, viewer)
}

const studiesQuery = (api: Api, viewer: number) =>
  infiniteQueryOptions({
    queryKey: [studiesApi.list.name, { viewer }],
    queryFn: ({ pageParam, signal }) =>
      api.run(studiesApi.list, { viewer, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
const studyQuery = (api: Api, id: number, viewer: number) => api.q(studiesApi.get, { id, viewer })

/** Loads only what the person may read: whether the studies are public is loaded first. */
async function withReader(ctx: FeatureContext, load: (viewer: number) => Promise<unknown>): Promise<void> {
  const isPublic = await ctx.queryClient.fetchQuery(openQuery(ctx.api))
  const viewer = viewerOf(ctx)
  if (!isPublic && viewer === NOBODY) return
  await load(readerOf(isPublic, viewer)).catch(leaveMissing(ctx))
}

export const loadStudies = (ctx: FeatureContext) =>
  withReader(ctx, (viewer) => ctx.queryClient.fetchInfiniteQuery(studiesQuery(ctx.api, viewer)))
export const loadStudy = (ctx: FeatureContext, id: number) =>
  withReader(ctx, (viewer) => ctx.queryClient.fetchQuery(studyQuery(ctx.api, id, viewer)))

export const useStudies = () => useInfiniteQuery({ ...studiesQuery(useApi(), useReader()), retryOnMount: false })
export const useStudy = (id: number) => useQuery({ ...studyQuery(useApi(), id, useReader()), retryOnMount: false })
