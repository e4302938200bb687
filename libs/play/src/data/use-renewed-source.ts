import type { PlayContent } from '@atrio/api-client'
import { videoSource, type Caption, type VideoSource } from '@atrio/media-player'
import { useFeatureContext } from '@atrio/tenant-core'
import { useEffect, useRef, useState } from 'react'
import { contentQuery } from './play.queries.ts'

/** Milliseconds: a video that fails again so soon is not helped by another address. */
const MIN_PAUSE = 10_000

const sourceOf = ({ source }: PlayContent) => (source ? videoSource(source) : undefined)

type Kept = { source: VideoSource; captions: readonly Caption[] }
const keptOf = (content: PlayContent): Kept | undefined => {
  const source = sourceOf(content)
  return source && { source, captions: content.subtitles }
}

/**
 * A content's address, which expires: kept while newer answers bring others, and asked for again when the player fails.
 */
export function useRenewedSource(content: PlayContent) {
  const { api, queryClient } = useFeatureContext()
  const [kept, setKept] = useState<Kept | undefined>(() => keptOf(content))
  // the subscription has ended meanwhile
  const [isLost, setLost] = useState(false)
  const [restarts, setRestarts] = useState(0)
  const renewedAt = useRef(-MIN_PAUSE)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  async function renew() {
    const next = await queryClient.fetchQuery({ ...contentQuery(api, content.id), staleTime: 0 }).then(keptOf)
    if (!isMounted.current) return
    setKept(next)
    setLost(next === undefined)
  }
  return {
    /** How often the player went back to its picture, to go on where the person stopped: no other address came. */
    restarts,
    source: isLost ? undefined : (kept?.source ?? sourceOf(content)),
    /** Signed as the video is, and renewed with it. */
    captions: kept?.captions ?? content.subtitles,
    /** @returns whether another address is on its way */
    onFail(): boolean {
      if (performance.now() - renewedAt.current < MIN_PAUSE) return false
      renewedAt.current = performance.now()
      renew().catch(() => isMounted.current && setRestarts((count) => count + 1))
      return true
    },
  }
}
