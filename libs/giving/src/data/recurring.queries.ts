import { NOBODY, recurringApi, type RecurringChange, type RecurringGift } from '@atrio/api-client'
import { useApi, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** Refetches; the page shows a failure. */
export const loadRecurring = (ctx: FeatureContext) =>
  ctx.queryClient.prefetchQuery({ ...ctx.api.q(recurringApi.list, {}), staleTime: 0 })

/** The signed-in member's recurring gifts; no request is made for visitors. */
export function useRecurring() {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...useApi().q(recurringApi.list, {}), enabled, retryOnMount: false })
}

export async function changeRecurring(
  ctx: FeatureContext,
  id: number,
  change: RecurringChange,
): Promise<RecurringGift> {
  const changed = await ctx.api.run(recurringApi.change, { id, change })
  await ctx.api.invalidate(ctx.queryClient, recurringApi.list)
  return changed
}
