import { useEffect, useRef, useState } from 'react'
import type { VideoSource } from '../source/video-source.ts'

/** @returns the same video at another address; undefined where there is none any more */
export type Renew = () => Promise<VideoSource | undefined>

/** Milliseconds: a video that fails again so soon is not helped by another address. */
const MIN_PAUSE = 10_000

const PRIVATE = '/media/private/'
/** Tells videos apart: a signed address of the same file has another query each time. */
const fileOf = ({ src }: VideoSource) => (src.startsWith(PRIVATE) ? src.split('?')[0] : src)

type Options = {
  source: VideoSource
  renew: Renew | undefined
  onFail: () => void
  /** Called while rendering, for another video. */
  onOther: () => void
}

/** The address that is played: kept while a newer one of the same video comes, and renewed when it has expired. */
export function useRenewedSource({ source, renew, onFail, onOther }: Options) {
  const [playing, setPlaying] = useState(source)
  const renewedAt = useRef(-MIN_PAUSE)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  if (fileOf(playing) !== fileOf(source)) {
    setPlaying(source)
    onOther()
  }
  return {
    playing,
    begin: () => setPlaying(source),
    fail() {
      if (!renew || performance.now() - renewedAt.current < MIN_PAUSE) return onFail()
      renewedAt.current = performance.now()
      renew().then(
        (next) => {
          if (!isMounted.current) return
          if (next) setPlaying(next)
          else onFail()
        },
        () => isMounted.current && onFail(),
      )
    },
  }
}
