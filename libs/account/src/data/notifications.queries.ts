import { notificationsApi, pushApi, type MutableKind } from '@atrio/api-client'
import { useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useMutation, useQuery } from '@tanstack/react-query'

export const loadNotificationSettings = (ctx: FeatureContext): Promise<unknown> =>
  Promise.all([
    ctx.queryClient.prefetchQuery(ctx.api.q(notificationsApi.preference, {})),
    ctx.queryClient.prefetchQuery(ctx.api.q(pushApi.get, {})),
  ])

export function useNotificationSettings() {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  const query = api.q(notificationsApi.preference, {})
  const { data, isError, isFetching, refetch } = useQuery({ ...query, retryOnMount: false })
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (muted: readonly MutableKind[]) => api.run(notificationsApi.savePreference, { muted }),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
  })
  return {
    /** While a change is sent it is shown already. */
    muted: save.isPending ? save.variables : data?.muted,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
    save,
  }
}

/** Undefined while loading, and where the backend has no such call. */
export const usePushState = () => useQuery({ ...useApi().q(pushApi.get, {}), retryOnMount: false }).data

export const forgetPushState = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, pushApi.get)
