import { emailApi } from '@atrio/api-client'
import { useApi, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** Refetched on each visit: the link in the mail is followed elsewhere. It may fail by itself. */
export const loadEmail = (ctx: FeatureContext): Promise<unknown> =>
  ctx.queryClient.prefetchQuery({ ...ctx.api.q(emailApi.get, {}), staleTime: 0 })

export function useEmail() {
  const query = { ...useApi().q(emailApi.get, {}), retryOnMount: false }
  const { data, isError, isFetching, refetch } = useQuery(query)
  return { email: data, failed: isError, busy: isFetching, retry: () => void refetch() }
}

export const forgetEmail = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, emailApi.get)
