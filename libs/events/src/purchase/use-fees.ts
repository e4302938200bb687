import { paymentApi, type EventDetail } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useQueries } from '@tanstack/react-query'

/**
 * What the church's service adds to some amounts, as the server reckons it; undefined until it has. It is the same for
 * every method of payment; what a method itself adds is known when one is chosen.
 */
export function useServiceFees(event: EventDetail, amounts: readonly number[]): (amount: number) => number | undefined {
  const api = useApi()
  const [method] = event.methods
  const paid = event.absorbsServiceFees ? [] : [...new Set(amounts)].filter((amount) => amount > 0)
  const fees = useQueries({
    queries: method ? paid.map((amount) => api.q(paymentApi.eventFees, { eventId: event.id, amount, method })) : [],
  })
  return (amount) => fees[paid.indexOf(amount)]?.data?.serviceFee
}
