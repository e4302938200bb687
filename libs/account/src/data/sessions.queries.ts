import { sessionsApi } from '@atrio/api-client'
import { useApi, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** Refetched on each visit: a session may have begun elsewhere meanwhile. */
export const loadSessions = (ctx: FeatureContext): Promise<unknown> =>
  ctx.queryClient.prefetchQuery({ ...ctx.api.q(sessionsApi.list, {}), staleTime: 0 })

export function useSessions() {
  const query = { ...useApi().q(sessionsApi.list, {}), retryOnMount: false }
  const { data, isError, isFetching, refetch } = useQuery(query)
  return { sessions: data, failed: isError, busy: isFetching, retry: () => void refetch() }
}

export const forgetSessions = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, sessionsApi.list)
