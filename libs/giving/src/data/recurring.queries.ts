import { recurringApi, type Api, type RecurringChange, type RecurringGift } from '@atrio/api-client'
import { personQueries, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

const NOBODY = 0

const ownerOf = ({ store }: Pick<FeatureContext, 'store'>): number => store.get(sessionAtom).clientAccount?.id ?? NOBODY

const recurringQuery = (api: Api, clientAccountId: number) => api.q(recurringApi.list, { clientAccountId })

/** Refetches; the page shows a failure. */
export const loadRecurring = (ctx: FeatureContext) =>
  ctx.queryClient.prefetchQuery({ ...recurringQuery(ctx.api, ownerOf(ctx)), staleTime: 0 })

/** The signed-in member's recurring gifts; no request is made for visitors. */
export function useRecurring() {
  const { api } = useFeatureContext()
  const owner = useAtomValue(sessionAtom).clientAccount?.id ?? NOBODY
  return useQuery({ ...recurringQuery(api, owner), enabled: owner !== NOBODY, retryOnMount: false })
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
  const owner = useAtomValue(sessionAtom).clientAccount?.id ?? NOBODY
  const { data, isPending } = useQuery({ ...personQueries(ctx, 0).cards(owner), enabled: owner !== NOBODY })
  const gateway = ctx.tenant.paymentMethods.find(({ kind }) => kind === 'card')?.gatewayId ?? null
  return { busy: isPending, cards: data?.find(({ gatewayId }) => gatewayId === gateway)?.cards ?? [] }
}
