import { ApiError, paymentApi, type EventDetail, type Fees } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useQueries } from '@tanstack/react-query'

/** The cost of some tickets with fees, in minor units, by the cheapest and the dearest payment method. */
export type Cost = { least: number; most: number }

/** Undefined while loading. `unknown`: it failed to load, and checkout shows it later. */
export type CostOf = (amount: number) => Cost | 'unknown' | undefined

/**
 * The costs of some amounts with fees, computed by the server. Churches set fees per payment method and none is chosen
 * yet, so all are requested.
 */
export function useCosts(event: EventDetail, amounts: readonly number[]): CostOf {
  const api = useApi()
  const paid = event.absorbsServiceFees ? [] : [...new Set(amounts)].filter((amount) => amount > 0)
  const asked = paid.flatMap((amount) => event.methods.map((method) => ({ amount, method })))
  const answers = useQueries({
    queries: asked.map((of) => api.q(paymentApi.eventFees, { eventId: event.id, ...of })),
  })
  return (amount) => {
    if (!paid.includes(amount)) return { least: amount, most: amount }
    const own = answers.filter((_, index) => asked[index]?.amount === amount)
    if (own.some(({ error }) => error !== null && !isGone(error))) return 'unknown'
    if (own.some(({ isPending }) => isPending)) return undefined
    return range(own.flatMap(({ data }) => data ?? [])) ?? 'unknown'
  }
}

/** The event no longer accepts this method. */
const isGone = (error: Error) => error instanceof ApiError && error.status === 404

function range(fees: readonly Fees[]): Cost | undefined {
  const totals = fees.map(({ total }) => total)
  return totals.length === 0 ? undefined : { least: Math.min(...totals), most: Math.max(...totals) }
}
