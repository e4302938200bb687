import { notificationsApi, pushApi, type MutableKind } from '@atrio/api-client'
import { failureOf, useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

type Muted = readonly MutableKind[]

export const loadNotificationSettings = (ctx: FeatureContext): Promise<unknown> =>
  Promise.all([
    ctx.queryClient.prefetchQuery(ctx.api.q(notificationsApi.preference, {})),
    ctx.queryClient.prefetchQuery(ctx.api.q(pushApi.get, {})),
  ])

export function useNotificationSettings() {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  const query = api.q(notificationsApi.preference, {})
  const settings = useQuery({ ...query, retryOnMount: false })
  /** What the person has chosen and the server has not confirmed; undefined between changes. */
  const [chosen, setChosen] = useState<Muted>()
  const newest = useRef<Muted>(undefined)
  const send = async (muted: Muted): Promise<void> => {
    try {
      queryClient.setQueryData(query.queryKey, await api.run(notificationsApi.savePreference, { muted }))
    } catch (error) {
      // the next one says this one, too
      if (newest.current === muted) throw error
    }
    if (newest.current && newest.current !== muted) await send(newest.current)
  }
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (muted: Muted) =>
      send(muted).finally(() => {
        newest.current = undefined
        setChosen(undefined)
      }),
  })
  return {
    /** While a change is sent it is shown already. */
    muted: chosen ?? settings.data?.muted,
    ...failureOf(settings),
    /** Saves a choice. One that is made meanwhile is saved when the request ends, the newest alone. */
    choose: (muted: Muted) => {
      const isSending = newest.current !== undefined
      newest.current = muted
      setChosen(muted)
      if (!isSending) save.mutate(muted)
    },
    saving: chosen !== undefined,
    error: save.error,
  }
}

/** Undefined while loading, and where the backend has no such call. */
export const usePushState = () => useQuery({ ...useApi().q(pushApi.get, {}), retryOnMount: false }).data

export const forgetPushState = (ctx: FeatureContext) => ctx.api.invalidate(ctx.queryClient, pushApi.get)
