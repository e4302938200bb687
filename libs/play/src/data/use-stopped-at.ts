import { playApi, type PlayContent } from '@atrio/api-client'
import { isWatchedAt } from '@atrio/contract/rules'
import { useFeatureContext, useViewer } from '@atrio/tenant-core'
import { useCallback, useEffect, useRef } from 'react'
import { refetchMarks } from './marks.queries.ts'

/** Playback between two requests: the most that can be lost. */
const SAVE_INTERVAL_S = 15

/** Saves the position on the server during playback and when the page is left. Failures are ignored. */
export function useStoppedAt(id: number) {
  const { api, queryClient } = useFeatureContext()
  const viewer = useViewer()
  const at = useRef(0)
  const saved = useRef(0)
  const length = useRef<number>(undefined)
  // said with the next request, and only by the end: what a person said otherwise holds until then
  const isEnd = useRef(false)
  /** Resolves when the server has answered. */
  const save = useCallback(async () => {
    const seconds = Math.round(at.current)
    if (seconds === saved.current && !isEnd.current) return
    saved.current = seconds
    const watched = isEnd.current || isWatchedAt(seconds, length.current ?? null)
    queryClient.setQueryData(
      api.q(playApi.content, { id }, viewer).queryKey,
      (content: PlayContent | undefined) =>
        content && {
          ...content,
          own: {
            listEntryId: content.own?.listEntryId ?? null,
            stoppedAt: seconds,
            watched: watched || (content.own?.watched ?? false),
          },
        },
    )
    const place = {
      id,
      at: seconds,
      ...(length.current !== undefined && { length: length.current }),
      ...(isEnd.current && { watched: true }),
    }
    isEnd.current = false
    await api.run(playApi.stop, place).catch(() => undefined)
  }, [api, queryClient, id, viewer])
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && save())
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      // the lists that are shown next change when the server has the position
      void save().then(() => refetchMarks({ api, queryClient }))
    }
  }, [save, api, queryClient])
  return useCallback(
    (seconds: number, ended: boolean, duration: number) => {
      if (Number.isFinite(duration) && duration >= 1) length.current = Math.round(duration)
      if (ended && at.current > 0) isEnd.current = true
      // a finished video starts from the beginning
      at.current = ended ? 0 : seconds
      if (ended || Math.abs(at.current - saved.current) >= SAVE_INTERVAL_S) void save()
    },
    [save],
  )
}
