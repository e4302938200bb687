import { givingApi, type Api, type GivingReason } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

// A section's load awaits the same options as its hook reads, so data is never undefined.
export const reasonsQuery = (api: Api) => api.q(givingApi.reasons, {})

export const useReasons = () => useSuspenseQuery(reasonsQuery(useApi())).data

/** The limits of a reason; undefined when it is gone, or loading. */
export function useReasonBounds(id: number | null): GivingReason | undefined {
  const { data } = useQuery(reasonsQuery(useApi()))
  return data?.find((reason) => reason.id === id)
}
