import { NOBODY } from '@atrio/api-client'
import { personQueries, useFeatureContext, useViewer } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** The member's saved cards that this church can charge; empty while they load. */
export function useOwnCards() {
  const ctx = useFeatureContext()
  const owner = useViewer()
  const { data, isPending } = useQuery({ ...personQueries(ctx, 0).cards(owner), enabled: owner !== NOBODY })
  const gateway = ctx.tenant.paymentMethods.find(({ kind }) => kind === 'card')?.gatewayId ?? null
  return { busy: isPending, cards: data?.find(({ gatewayId }) => gatewayId === gateway)?.cards ?? [] }
}
