import { prayerApi } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useCallback } from 'react'

type Context = Pick<FeatureContext, 'api' | 'queryClient'>

/** After a write: lists and requests are asked for anew when they are next looked at. */
export const forgetPrayers = ({ api, queryClient }: Context) =>
  api.invalidate(queryClient, prayerApi.wall, prayerApi.own, prayerApi.get)

/** After a request was deleted: the page that asked may still be shown for a moment, and must not ask for it again. */
export async function forgetDeleted({ api, queryClient }: Context): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [prayerApi.get.name], refetchType: 'none' })
  await api.invalidate(queryClient, prayerApi.wall, prayerApi.own)
}

export function useForgetPrayers() {
  const ctx = useFeatureContext()
  return useCallback(() => forgetPrayers(ctx), [ctx])
}
