import { prayerApi } from '@atrio/api-client'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useCallback } from 'react'

/** After a write: lists and requests are asked for anew when they are next looked at. */
export const forgetPrayers = ({ api, queryClient }: Pick<FeatureContext, 'api' | 'queryClient'>) =>
  api.invalidate(queryClient, prayerApi.wall, prayerApi.own, prayerApi.get)

export function useForgetPrayers() {
  const ctx = useFeatureContext()
  return useCallback(() => forgetPrayers(ctx), [ctx])
}
