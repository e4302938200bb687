import { NOBODY, readingPlansApi, type Api, type PlanSubscription } from '@atrio/api-client'
import {
  keptOffline,
  rememberAnswer,
  useApi,
  useFeatureContext,
  useViewer,
  viewerOf,
  type FeatureContext,
} from '@atrio/tenant-core'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

// A page's load awaits the plans that its hooks read; what a member reads may fail, and the page shows that.
export const plansQuery = (api: Api) => api.pages(readingPlansApi.list, {})
export const usePlans = () => useSuspenseInfiniteQuery(plansQuery(useApi()))

const planQuery = (api: Api, planId: string) => api.q(readingPlansApi.get, { planId })
export const usePlan = (planId: string) => useSuspenseQuery(planQuery(useApi(), planId)).data

/** The person's readings; kept on their device. */
export const ownQuery = (ctx: FeatureContext, viewer = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(readingPlansApi.own, {}, viewer))
export const readingQuery = (ctx: FeatureContext, planId: string, viewer = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(readingPlansApi.reading, { planId }, viewer))

/** The person's current and finished readings; no request is made for visitors. */
export function useOwn() {
  const ctx = useFeatureContext()
  const viewer = useViewer()
  return useQuery({ ...ownQuery(ctx, viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

/** The person's reading of one plan: null if they have not started it. */
export function useReading(planId: string) {
  const ctx = useFeatureContext()
  const viewer = useViewer()
  return useQuery({ ...readingQuery(ctx, planId, viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

/** For a page of one plan: the plan, or its 404; and how far its reader is. */
export async function loadPlan(ctx: FeatureContext, planId: string): Promise<void> {
  await Promise.all([
    ctx.queryClient.fetchQuery(planQuery(ctx.api, planId)),
    viewerOf(ctx) !== NOBODY && ctx.queryClient.prefetchQuery(readingQuery(ctx, planId)),
  ])
}

/** Takes a reading as a write has answered it, so that no second call is needed. */
export function useTakeReading(planId: string) {
  const ctx = useFeatureContext()
  // the one who wrote it: another may have signed in before the answer
  const viewer = useViewer()
  return useCallback(
    (stands: PlanSubscription | null) => {
      rememberAnswer(ctx, readingQuery(ctx, planId, viewer), stands, viewer)
      void ctx.api.invalidate(ctx.queryClient, readingPlansApi.own)
    },
    [ctx, planId, viewer],
  )
}
