import { NOBODY, playApi, type Renewal, type RenewalChange } from '@atrio/api-client'
import { useApi, useViewer, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from './play.queries.ts'

/** Refetches: a payment may have begun or renewed it. The page shows a failure. */
export const loadOwn = (ctx: FeatureContext) =>
  Promise.all([
    ctx.queryClient.prefetchQuery({ ...ctx.api.q(playApi.renewal, {}), staleTime: 0 }),
    ctx.queryClient.prefetchQuery({ ...subscriptionsQuery(ctx.api, viewerOf(ctx)), staleTime: 0 }),
  ])

/** How the person's subscription goes on; no request is made for visitors. */
export function useRenewal() {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...useApi().q(playApi.renewal, {}), enabled, retryOnMount: false })
}

export async function changeRenewal(ctx: FeatureContext, change: RenewalChange): Promise<Renewal> {
  const changed = await ctx.api.run(playApi.changeRenewal, change)
  await ctx.api.invalidate(ctx.queryClient, playApi.renewal)
  return changed
}
