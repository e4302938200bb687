import { notificationsApi, type NotificationPreference } from '@atrio/api-client'
import { useApi, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { laterOf } from '../model/unread.ts'
import { useLastSeen } from './last-seen.ts'

const NONE: NotificationPreference = { seenUntil: null, muted: [] }

/**
 * Up to when this person has seen the list, on any device, and the mark of a newer one; and the kinds they muted. Where the
 * backend has no such call, or does not answer, the mark is of this device.
 */
export function useSeen(accountId: number) {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  const [here, markHere] = useLastSeen(accountId)
  const { seenUntil, muted } = useQuery({ ...api.q(notificationsApi.preference, {}), retryOnMount: false }).data ?? NONE
  const mark = useCallback(
    (instant: string) => {
      markHere(instant)
      const { queryKey } = api.q(notificationsApi.preference, {})
      const stored = queryClient.getQueryState<NotificationPreference>(queryKey)
      const known = stored?.data?.seenUntil
      if (stored?.status === 'error' || (known && laterOf(known, instant) === known)) return
      const saved = api.run(notificationsApi.savePreference, { seenUntil: instant })
      // a mark that did not arrive is sent again with the next list that is opened
      void saved.then((preference) => queryClient.setQueryData(queryKey, preference)).catch(() => undefined)
    },
    [api, queryClient, markHere],
  )
  return { seen: laterOf(here, seenUntil), mark, muted }
}
