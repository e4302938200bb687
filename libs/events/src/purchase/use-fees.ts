import { ApiError, paymentApi, type EventDetail, type Fees } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useQueries } from '@tanstack/react-query'

/** What some tickets cost with their fees, in minor units, by the cheapest and the dearest way to pay. */
export type Cost = { least: number; most: number }

/** Undefined: on its way. `unknown`: it could not be had, and is told at checkout. */
export type CostOf = (amount: number) => Cost | 'unknown' | undefined

/**
 * What the fees make of some amounts, as the server reckons it. Churches set them for each method of payment, and none is
 * chosen yet: so all are asked for.
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

/** The event no longer takes this method. */
const isGone = (error: Error) => error instanceof ApiError && error.status === 404

function range(fees: readonly Fees[]): Cost | undefined {
  const totals = fees.map(({ total }) => total)
  return totals.length === 0 ? undefined : { least: Math.min(...totals), most: Math.max(...totals) }
}
