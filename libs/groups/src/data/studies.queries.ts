import { NOBODY, studiesApi, type Api } from '@atrio/api-client'
import { useApi, useViewer, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { leaveMissing } from './missing.ts'

const openQuery = (api: Api) => api.q(studiesApi.arePublic, {})

/** Whether the studies are for members only and there is no session. */
export function useStudiesHidden(): boolean {
  const viewer = useViewer()
  return !useSuspenseQuery(openQuery(useApi())).data && viewer === NOBODY
}

/** Whose answer is read: public studies are the same for everybody. */
const readerOf = (isPublic: boolean) => (isPublic ? NOBODY : undefined)
const useReader = () => readerOf(useSuspenseQuery(openQuery(useApi())).data)

const studiesQuery = (api: Api, reader?: number) => api.pages(studiesApi.list, {}, reader)
const studyQuery = (api: Api, id: number, reader?: number) => api.q(studiesApi.get, { id }, reader)

/** Loads only what the person may read: whether the studies are public is loaded first. */
async function withReader(ctx: FeatureContext, load: (reader?: number) => Promise<unknown>): Promise<void> {
  const isPublic = await ctx.queryClient.fetchQuery(openQuery(ctx.api))
  if (!isPublic && viewerOf(ctx) === NOBODY) return
  await load(readerOf(isPublic)).catch(leaveMissing(ctx))
}

export const loadStudies = (ctx: FeatureContext) =>
  withReader(ctx, (reader) => ctx.queryClient.fetchInfiniteQuery(studiesQuery(ctx.api, reader)))
export const loadStudy = (ctx: FeatureContext, id: number) =>
  withReader(ctx, (reader) => ctx.queryClient.fetchQuery(studyQuery(ctx.api, id, reader)))

export const useStudies = () => useInfiniteQuery({ ...studiesQuery(useApi(), useReader()), retryOnMount: false })

/** Milliseconds: the address of a file that is not for all answers for half an hour. */
const RENEW_FILES_MS = 20 * 60_000
export const useStudy = (id: number) =>
  useQuery({ ...studyQuery(useApi(), id, useReader()), retryOnMount: false, refetchInterval: RENEW_FILES_MS })
