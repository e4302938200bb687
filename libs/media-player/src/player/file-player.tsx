import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FileVideo } from '../source/video-source.ts'
import type { Caption } from './caption.ts'
import { attachStream, type Detach } from './hls.ts'

const fill = css({ display: 'block', width: '100%', height: '100%', background: '#000' })

type Props = {
  source: FileVideo
  title: string
  poster: string | null | undefined
  captions: readonly Caption[]
  onFail: () => void
  /** Called with true at the end, and false when it is played again. */
  onEnded: (ended: boolean) => void
  /** Seconds to begin at. */
  startAt: number
  onTime: ((seconds: number, ended: boolean, length: number) => void) | undefined
  onVideo: ((video: HTMLVideoElement | null) => void) | undefined
}

/** So near its end a place is none to begin at. */
const END = 5

/** What is restored when the address changes while it plays; the element stays, so a full screen does too. */
type Place = { seconds: number; rate: number; isPaused: boolean }

/** A file or a stream in the browser's own player, which starts at once: the person has pressed play. */
export function FilePlayer({ source, title, poster, captions, onFail, onEnded, startAt, onTime, onVideo }: Props) {
  const { kind, src } = source
  const ref = useRef<HTMLVideoElement>(null)
  const place = useRef<Place>(null)
  const hasPlayed = useRef(false)
  const fail = () => {
    const video = ref.current
    if (video) {
      // an element that could not load at all has no place yet
      const seconds = video.currentTime || (place.current?.seconds ?? startAt)
      place.current = { seconds, rate: video.playbackRate, isPaused: video.paused && hasPlayed.current }
    }
    onFail()
  }
  const failInEffect = useEffectEvent(fail)
  // on mount only: a person who writes in the chat later keeps the focus there
  useLayoutEffect(() => ref.current?.focus(), [])
  useEffect(() => {
    onVideo?.(ref.current)
    return () => onVideo?.(null)
  }, [onVideo])
  useEffect(() => {
    const video = ref.current
    if (!video || kind === 'file') return
    let gone = false
    let detach: Detach | undefined
    attachStream(video, src, () => failInEffect()).then(
      (end) => {
        if (gone) end()
        else detach = end
      },
      () => gone || failInEffect(),
    )
    return () => {
      gone = true
      detach?.()
    }
  }, [kind, src])
  return (
    <video
      ref={ref}
      css={fill}
      src={kind === 'file' ? src : undefined}
      aria-label={title}
      poster={poster ?? undefined}
      onError={fail}
      onLoadedMetadata={({ currentTarget: video }) => {
        const from = place.current?.seconds ?? startAt
        if (from > 0 && from < video.duration - END) video.currentTime = from
        if (place.current) {
          video.playbackRate = place.current.rate
          if (place.current.isPaused) video.pause()
        }
        place.current = null
      }}
      onTimeUpdate={({ currentTarget: video }) => {
        // while the next address loads, the element is at its beginning
        if (!place.current) onTime?.(video.currentTime, video.ended, video.duration)
      }}
      onPlay={() => {
        hasPlayed.current = true
        onEnded(false)
      }}
      onEnded={() => {
        onEnded(true)
        if (ref.current) onTime?.(ref.current.currentTime, true, ref.current.duration)
      }}
      tabIndex={0}
      controls
      autoPlay
      playsInline
    >
      {captions.map(({ src, lang, label }, index) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
      ))}
    </video>
  )
}
