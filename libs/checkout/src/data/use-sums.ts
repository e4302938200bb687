import type { Fees, InstallmentPlan, PaymentMethodKind } from '@atrio/api-client'
import { useFeatureContext, type OrderDraft, type OrderSummary } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { feesQuery, plansQuery } from './checkout.queries.ts'

export type Sums = {
  fees: Fees | undefined
  plans: readonly InstallmentPlan[]
  /** Whether the instalments are loading. */
  plansPending: boolean
  plan: InstallmentPlan | undefined
  /** Minor units; undefined while it loads, or before a method is chosen. */
  total: number | undefined
  failed: boolean
  busy: boolean
  retry: () => void
}

/** The cost of the order by the chosen method. The server computes it; nothing is added here (quality: security 19). */
export function useSums(draft: OrderDraft, summary: OrderSummary, method: PaymentMethodKind | '', count: number): Sums {
  const ctx = useFeatureContext()
  const free = summary.amount === 0
  const fees = useQuery({ ...feesQuery(ctx, draft, method || 'card'), enabled: !free && method !== '' })
  const several = !free && summary.maxInstallments > 1 && summary.methods.includes('card')
  const plans = useQuery({ ...plansQuery(ctx, draft), enabled: several })
  const ofCard = method === 'card' && several
  const plan = ofCard ? plans.data?.find((one) => one.count === count) : undefined
  const asked = ofCard ? [fees, plans] : [fees]
  // as failureOf has it, whose file checkout need not load for this
  const failures = asked.filter(({ data, error, errorUpdateCount }) => error ?? (!data && errorUpdateCount > 0))
  // a single charge costs the total with fees; instalments cost the total of their plan
  const total = free ? 0 : ofCard && count > 1 ? plan?.total : fees.data?.total
  return {
    fees: fees.data,
    plans: plans.data ?? [],
    plansPending: several && plans.isPending,
    plan,
    total: method === '' && !free ? undefined : total,
    failed: failures.length > 0,
    busy: asked.some(({ isFetching }) => isFetching),
    retry: () => failures.forEach(({ refetch }) => void refetch()),
  }
}
