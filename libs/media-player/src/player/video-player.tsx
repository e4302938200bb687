import { useTranslation } from '@atrio/i18n'
import { ErrorState, ExternalLinkIcon, linkCss, Picture, PlayIcon } from '@atrio/ui'
import { frameAttributes } from '@atrio/rich-content/sanitizer'
import { css } from '@emotion/react'
import { useAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import type { VideoSource } from '../source/video-source.ts'
import type { Caption } from './caption.ts'
import { FilePlayer } from './file-player.tsx'
import { playingVideoIdAtom } from './playing-video.store.ts'

const stage = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  background: 'var(--sunk)',
  containerType: 'inline-size',
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
})
const facade = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& .window': { width: '100%', height: '100%' },
  '&:focus-visible': { outlineOffset: -4 },
})
const sign = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  // small on a picture of a list
  width: 'min(4.5rem, 30cqw)',
  aspectRatio: 1,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  border: '1px solid var(--accent-edge)',
  '& svg': { fill: 'currentColor' },
  'button:hover > &': { background: 'var(--accent-hover)' },
})

export type VideoPlayerProps = {
  source: VideoSource
  /** Title of the video: the accessible name of button, frame and player. */
  title: string
  /** Seed of the stained glass shown without a poster: stable, such as `video-12`. */
  seed: string
  poster?: string | null | undefined
  /** Caption files of a file or a stream; services have their own. The first is shown by default. */
  captions?: readonly Caption[]
  /** Width of the picture in the layout, as in `<img sizes>`. */
  sizes?: string
  /** Called when playback starts, and when it ends or the player unmounts. Services do not report their end. */
  onPlays?: ((plays: boolean) => void) | undefined
  /** Seconds that a file or a stream begins at; a service keeps to its own beginning. */
  startAt?: number
  /**
   * Called several times a second with the position and the length in seconds, and at the end, for files and streams.
   * Services report neither.
   */
  onTime?: ((seconds: number, ended: boolean, length: number) => void) | undefined
  /** Tells videos apart whose address changes while they play; by default the address does. */
  videoId?: string | undefined
  /** Called when the video fails; true: another address follows in `source`, and the same element plays on from its place. */
  onFail?: (() => boolean) | undefined
  /** Called with the element of a file or a stream while there is one: for controls beside it. */
  onVideo?: ((video: HTMLVideoElement | null) => void) | undefined
  /** Plays at once: the person has asked for it elsewhere. */
  plays?: boolean
}

type State = 'waiting' | 'starting' | 'playing' | 'failed'

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()

const BESIDE_TEXT = '(min-width: 48em) 48rem, 100vw'

/**
 * A video behind its picture: nothing is asked of a service, and no player is fetched, before the person presses play.
 * Of several on a page one plays: the one before goes back behind its picture. Its words come by `loadPlayerWords`.
 */
export function VideoPlayer({
  source,
  title,
  seed,
  poster,
  captions = [],
  sizes = BESIDE_TEXT,
  onPlays,
  startAt = 0,
  onTime,
  videoId = source.src,
  onFail,
  onVideo,
  plays: playsAtOnce = false,
}: VideoPlayerProps) {
  const { t } = useTranslation('mediaPlayer')
  const id = useId()
  const [heard, setHeard] = useAtom(playingVideoIdAtom)
  const [state, setState] = useState<State>(playsAtOnce ? 'starting' : 'waiting')
  if (state === 'starting' && heard === id) setState('playing')
  if (state === 'playing' && heard !== id) setState('waiting')
  useEffect(() => {
    if (playsAtOnce) setHeard(id)
  }, [playsAtOnce, setHeard, id])
  const [shown, setShown] = useState(videoId)
  if (shown !== videoId) {
    setShown(videoId)
    setState('waiting')
  }
  const [ended, setEnded] = useState(false)
  const plays = state === 'playing' && !ended
  useEffect(() => {
    if (!plays) return
    onPlays?.(true)
    return () => onPlays?.(false)
  }, [plays, onPlays])
  // a service's frame reports no failure, but without network it will fail
  const play = () => {
    const unreachable = source.kind === 'frame' && !navigator.onLine
    if (!unreachable) setHeard(id)
    setState(unreachable ? 'failed' : 'playing')
    setEnded(false)
  }

  const outside = source.kind === 'frame' ? source.page : source.src
  const link = (
    <a href={outside} target="_blank" rel="noopener noreferrer" css={linkCss}>
      {source.kind === 'frame' ? t('openAt', { service: source.service }) : t('openFile')}
      <ExternalLinkIcon size="sm" />
    </a>
  )
  if (state === 'failed') {
    return (
      <div>
        <ErrorState
          title={t('failed.title')}
          text={t('failed.text')}
          retry={{ label: t('retry'), onRetry: play }}
          heading="h2"
        />
        {link}
      </div>
    )
  }
  return (
    <div>
      <div css={stage}>
        {state === 'waiting' && (
          <button type="button" css={facade} aria-label={t('play', { title })} onClick={play}>
            <Picture src={poster} seed={seed} shape="wide" sizes={sizes} />
            <span css={sign}>
              <PlayIcon />
            </span>
          </button>
        )}
        {state === 'playing' && source.kind === 'frame' && (
          <iframe
            ref={focusFrame}
            src={source.playing}
            title={title}
            sandbox={frameAttributes['sandbox']}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          />
        )}
        {state === 'playing' && source.kind !== 'frame' && (
          <FilePlayer
            {...{ source, title, poster, captions, startAt, onTime, onVideo }}
            onFail={() => onFail?.() || setState('failed')}
            onEnded={setEnded}
          />
        )}
      </div>
      {source.kind === 'frame' && state === 'playing' && link}
    </div>
  )
}
