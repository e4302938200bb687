import { NOBODY } from '@atrio/api-client'
import { failureOf, personQueries, useFeatureContext, useViewer } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/**
 * The member's saved cards that this church can charge; undefined until they have loaded. A failure that leaves nothing
 * to choose from is no empty list: show it, with its retry.
 */
export function useOwnCards() {
  const ctx = useFeatureContext()
  const owner = useViewer()
  const query = useQuery({ ...personQueries(ctx, 0).cards(owner), enabled: owner !== NOBODY })
  const gateway = ctx.tenant.paymentMethods.find(({ kind }) => kind === 'card')?.gatewayId ?? null
  const cards = query.data && (query.data.find(({ gatewayId }) => gatewayId === gateway)?.cards ?? [])
  const { failed, busy, retry } = failureOf(query)
  return { cards, failed: failed && !cards?.length, busy, retry }
}
