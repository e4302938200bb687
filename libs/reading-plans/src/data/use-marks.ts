import { readingPlansApi, type PlanSubscription } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { notifyManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepMark, readMarks } from './kept-marks.ts'
import { createMarkLine, withMarks } from './mark-line.ts'
import { useTakeReading } from './plans.queries.ts'

/**
 * A reading with its pending marks; one queue per reading, so the component that uses it needs its uuid as key. @param
 * onGone called when it was restarted or deleted elsewhere
 */
export function useMarks(planId: string, { uuid, read }: PlanSubscription, onGone: () => void) {
  const ctx = useFeatureContext()
  const { api, queryClient } = ctx
  const take = useTakeReading(planId)
  const [line] = useState(() =>
    createMarkLine({
      unsent: readMarks(ctx, uuid),
      keep: (...mark) => keepMark(ctx, uuid, ...mark),
      send: (day, wanted) => api.run(readingPlansApi.mark, { readingId: uuid, day, read: wanted }),
      take: (reading) => {
        take(reading)
        // the query cache notifies its observers asynchronously; this runs right after them
        return new Promise((resolve) => notifyManager.schedule(resolve))
      },
      gone: () => {
        onGone()
        void api.invalidate(queryClient, readingPlansApi.reading, readingPlansApi.own)
      },
    }),
  )
  const marks = useSyncExternalStore(line.subscribe, line.marks, line.marks)
  useEffect(() => {
    if (navigator.onLine) line.retry()
    addEventListener('online', line.retry)
    return () => removeEventListener('online', line.retry)
  }, [line])
  const count = (wanted: string) => [...marks.values()].filter(({ state }) => state === wanted).length
  const retrying = count('retrying')
  return {
    read: withMarks(read, marks),
    /** Marks that were sent without an answer, and are not saved yet: also while they are sent again. */
    unsaved: count('failed') + retrying,
    retrying: retrying > 0,
    mark: line.mark,
    retry: line.retry,
  }
}
