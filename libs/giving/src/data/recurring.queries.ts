import { NOBODY, recurringApi, type RecurringChange, type RecurringGift } from '@atrio/api-client'
import { personQueries, useApi, useFeatureContext, useViewer, type FeatureContext } from '@atrio/tenant-core'
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

/** The member's saved cards that this church can charge; empty while they load. */
export function useOwnCards() {
  const ctx = useFeatureContext()
  const owner = useViewer()
  const { data, isPending } = useQuery({ ...personQueries(ctx, 0).cards(owner), enabled: owner !== NOBODY })
  const gateway = ctx.tenant.paymentMethods.find(({ kind }) => kind === 'card')?.gatewayId ?? null
  return { busy: isPending, cards: data?.find(({ gatewayId }) => gatewayId === gateway)?.cards ?? [] }
}
