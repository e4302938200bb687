import { childrenApi } from '@atrio/api-client'
import { failureOf, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

/** A person's children in a church. The list may fail by itself. */
export function useChildren(churchId: number) {
  const { api } = useFeatureContext()
  const accountId = useAtomValue(sessionAtom).account?.id ?? 0
  const children = useQuery({
    ...api.q(childrenApi.list, { accountId, churchId }),
    retryOnMount: false,
  })
  return { children: children.data, ...failureOf(children) }
}

export const loadChildren = (ctx: FeatureContext, of: { accountId: number; churchId: number }): Promise<unknown> =>
  ctx.queryClient.prefetchQuery(ctx.api.q(childrenApi.list, of))

export const forgetChildren = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, childrenApi.list)
