import { readingPlansApi, type Api, type PlanSubscription } from '@atrio/api-client'
import { useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { NOBODY, useViewer, viewerOf } from './viewer.ts'

// A page's load awaits the plans that its hooks read; what a member reads may fail, which the page tells.
export const plansQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [readingPlansApi.list.name, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.run(readingPlansApi.list, { ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
export const usePlans = () => useSuspenseInfiniteQuery(plansQuery(useApi()))

const planQuery = (api: Api, planId: string) => api.q(readingPlansApi.get, { planId })
export const usePlan = (planId: string) => useSuspenseQuery(planQuery(useApi(), planId)).data

export const ownQuery = (api: Api, viewer: number) => api.q(readingPlansApi.own, { viewer })

/** The person's current and finished readings; no request is made for visitors. */
export function useOwn() {
  const { viewer } = useViewer()
  return useQuery({ ...ownQuery(useApi(), viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

const readingQuery = (api: Api, planId: string, viewer: number) => api.q(readingPlansApi.reading, { planId, viewer })

/** The person's reading of one plan: null if they have not started it. */
export function useReading(planId: string) {
  const { viewer } = useViewer()
  return useQuery({ ...readingQuery(useApi(), planId, viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

/** For a page of one plan: the plan, or its 404; and how far its reader is. */
export async function loadPlan(ctx: FeatureContext, planId: string): Promise<void> {
  const viewer = viewerOf(ctx)
  await Promise.all([
    ctx.queryClient.fetchQuery(planQuery(ctx.api, planId)),
    viewer !== NOBODY && ctx.queryClient.prefetchQuery(readingQuery(ctx.api, planId, viewer)),
  ])
}

/** Takes a reading as a write has answered it, so that no second call is needed. */
export function useTakeReading(planId: string) {
  const { api, queryClient } = useFeatureContext()
  const { viewer } = useViewer()
  return useCallback(
    (stands: PlanSubscription | null) => {
      queryClient.setQueryData(readingQuery(api, planId, viewer).queryKey, stands)
      void api.invalidate(queryClient, readingPlansApi.own)
    },
    [api, queryClient, planId, viewer],
  )
}
