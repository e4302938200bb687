import { liveApi, type Api } from '@atrio/api-client'
import { pageTime, useApi, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nextChange } from '../model/on-air.ts'

/** Milliseconds between two requests: a broadcast may start unannounced. */
const MAX_REFETCH_MS = 5 * 60_000
/** All clients wait for the same instant, so each adds a random delay up to this. Milliseconds. */
const MAX_JITTER_MS = 10_000

export const broadcastsQuery = (api: Api) => api.q(liveApi.broadcasts, {})

/** Past, current and upcoming broadcasts; refetched when the current one is due to change. */
export function useBroadcasts() {
  const ctx = useFeatureContext()
  const [after] = useState(() => Math.random() * MAX_JITTER_MS)
  return useQuery({
    ...broadcastsQuery(useApi()),
    refetchInterval: ({ state: { data } }) => {
      const time = pageTime(ctx.now)
      const change = data && nextChange(data, time)
      return Math.min(change ? change - time + after : MAX_REFETCH_MS, MAX_REFETCH_MS)
    },
  })
}
