import { sessionsApi } from '@atrio/api-client'
import { failureOf, useApi, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** Refetched on each visit: a session may have begun elsewhere meanwhile. */
export const loadSessions = (ctx: FeatureContext): Promise<unknown> =>
  ctx.queryClient.prefetchQuery({ ...ctx.api.q(sessionsApi.list, {}), staleTime: 0 })

export function useSessions() {
  const query = { ...useApi().q(sessionsApi.list, {}), retryOnMount: false }
  const sessions = useQuery(query)
  return { sessions: sessions.data, ...failureOf(sessions) }
}

export const forgetSessions = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, sessionsApi.list)
