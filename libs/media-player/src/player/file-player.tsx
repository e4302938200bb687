import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
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
  onTime: ((seconds: number, ended: boolean) => void) | undefined
}

/** So near its end a place is none to begin at. */
const END = 5

/** A file or a stream in the browser's own player, which starts at once: the person has pressed play. */
export function FilePlayer({ source, title, poster, captions, onFail, onEnded, startAt, onTime }: Props) {
  const { kind, src } = source
  const ref = useRef<HTMLVideoElement>(null)
  // on mount only: a person who writes in the chat later keeps the focus there
  useEffect(() => ref.current?.focus(), [])
  useEffect(() => {
    const video = ref.current
    if (!video || kind === 'file') return
    let gone = false
    let detach: Detach | undefined
    attachStream(video, src, onFail).then(
      (end) => {
        if (gone) end()
        else detach = end
      },
      () => gone || onFail(),
    )
    return () => {
      gone = true
      detach?.()
    }
  }, [kind, src, onFail])
  return (
    <video
      ref={ref}
      css={fill}
      src={kind === 'file' ? src : undefined}
      aria-label={title}
      poster={poster ?? undefined}
      onError={onFail}
      onLoadedMetadata={({ currentTarget: video }) => {
        if (startAt > 0 && startAt < video.duration - END) video.currentTime = startAt
      }}
      onTimeUpdate={({ currentTarget: video }) => onTime?.(video.currentTime, video.ended)}
      onPlay={() => onEnded(false)}
      onEnded={() => {
        onEnded(true)
        if (ref.current) onTime?.(ref.current.currentTime, true)
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
