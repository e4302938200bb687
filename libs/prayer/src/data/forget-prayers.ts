import { prayerApi } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useCallback } from 'react'

type Context = Pick<FeatureContext, 'api' | 'queryClient'>

/** After a write: invalidates lists and requests, so that they are fetched again when they are next shown. */
export const forgetPrayers = ({ api, queryClient }: Context) =>
  api.invalidate(queryClient, prayerApi.wall, prayerApi.own, prayerApi.get)

/** After a deletion: the request's page may still be mounted for a moment, and must not fetch it again. */
export async function forgetDeleted({ api, queryClient }: Context): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [prayerApi.get.name], refetchType: 'none' })
  await api.invalidate(queryClient, prayerApi.wall, prayerApi.own)
}

export function useForgetPrayers() {
  const ctx = useFeatureContext()
  return useCallback(() => forgetPrayers(ctx), [ctx])
}
