import { emailApi } from '@atrio/api-client'
import { failureOf, useApi, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** Refetched on each visit: the link in the mail is followed elsewhere. It may fail by itself. */
export const loadEmail = (ctx: FeatureContext): Promise<unknown> =>
  ctx.queryClient.prefetchQuery({ ...ctx.api.q(emailApi.get, {}), staleTime: 0 })

export function useEmail() {
  const query = { ...useApi().q(emailApi.get, {}), retryOnMount: false }
  const email = useQuery(query)
  return { email: email.data, ...failureOf(email) }
}

export const forgetEmail = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, emailApi.get)
