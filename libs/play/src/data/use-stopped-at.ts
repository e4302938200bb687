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
  const told = useRef(0)
  const tell = useCallback(() => {
    const seconds = Math.round(at.current)
    if (seconds === told.current) return
    told.current = seconds
    queryClient.setQueryData(
      api.q(playApi.content, { id }, viewer).queryKey,
      (content: PlayContent | undefined) =>
        content && { ...content, own: { listEntryId: content.own?.listEntryId ?? null, stoppedAt: seconds } },
    )
    void api.run(playApi.stop, { id, at: seconds }).catch(() => undefined)
  }, [api, queryClient, id, viewer])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && tell()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      tell()
    }
  }, [tell])
  return useCallback(
    (seconds: number, ended: boolean) => {
      // a finished video starts from the beginning
      at.current = ended ? 0 : seconds
      if (ended || Math.abs(at.current - told.current) >= EVERY) tell()
    },
    [tell],
  )
}
