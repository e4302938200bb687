import { liveApi, type Api } from '@atrio/api-client'
import { pageTime, useApi, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nextChange } from '../model/on-air.ts'

/** Milliseconds between two looks at what is shown: a broadcast may begin that nobody announced. */
const AT_MOST = 5 * 60_000
/** Everybody waits for the same moment, so each asks a little after it. Milliseconds. */
const SPREAD = 10_000

export const broadcastsQuery = (api: Api) => api.q(liveApi.broadcasts, {})

/** What is, was and will be shown; asked again when that is due to change. */
export function useBroadcasts() {
  const { now } = useFeatureContext()
  const [after] = useState(() => Math.random() * SPREAD)
  return useQuery({
    ...broadcastsQuery(useApi()),
    refetchInterval: ({ state: { data } }) => {
      const time = pageTime(now)
      const change = data && nextChange(data, time)
      return Math.min(change ? change - time + after : AT_MOST, AT_MOST)
    },
  })
}
