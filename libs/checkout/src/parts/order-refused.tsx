import { useFeatureContext, type OrderRefusalProps } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { orderPartQuery } from '../data/checkout.queries.ts'

/** The feature's dialog for its refusal; while it loads, the form already says that nothing was charged. */
export function OrderRefused(props: OrderRefusalProps) {
  const { data: Refusal } = useQuery(orderPartQuery(useFeatureContext(), props.draft.kind, 'refusal'))
  return Refusal ? <Refusal {...props} /> : null
}
