import { useFeatureContext, type OrderRefusalProps } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { orderPartQuery } from '../data/checkout.queries.ts'

/** What the feature says of its refusal, once that is there; until then the form has said that nothing was charged. */
export function OrderRefused(props: OrderRefusalProps) {
  const { data: Told } = useQuery(orderPartQuery(useFeatureContext(), props.draft.kind, 'refusal'))
  return Told ? <Told {...props} /> : null
}
