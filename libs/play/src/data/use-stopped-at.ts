import { playApi, type PlayContent } from '@atrio/api-client'
import { useFeatureContext, useViewer } from '@atrio/tenant-core'
import { useCallback, useEffect, useRef } from 'react'

/** Seconds of playback between two requests: the most that can be lost. */
const EVERY = 15

/** Saves the position on the server during playback and when the page is left. Failures are ignored. */
export function useStoppedAt(id: number) {
  const { api, queryClient } = useFeatureContext()
  const viewer = useViewer()
  const at = useRef(0)
  const saved = useRef(0)
  const save = useCallback(() => {
    const seconds = Math.round(at.current)
    if (seconds === saved.current) return
    saved.current = seconds
    queryClient.setQueryData(
      api.q(playApi.content, { id }, viewer).queryKey,
      (content: PlayContent | undefined) =>
        content && { ...content, own: { listEntryId: content.own?.listEntryId ?? null, stoppedAt: seconds } },
    )
    void api.run(playApi.stop, { id, at: seconds }).catch(() => undefined)
  }, [api, queryClient, id, viewer])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      save()
    }
  }, [save])
  return useCallback(
    (seconds: number, ended: boolean) => {
      // a finished video starts from the beginning
      at.current = ended ? 0 : seconds
      if (ended || Math.abs(at.current - saved.current) >= EVERY) save()
    },
    [save],
  )
}
