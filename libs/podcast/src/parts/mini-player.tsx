import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  keepFocusNear,
  media,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  XIcon,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { episodePath } from '../paths.ts'
import { BACK, FORWARD, playerOf } from '../player/player.ts'
import { playingAtom, queueAtom } from '../player/player.store.ts'
import { SeekBar } from './seek-bar.tsx'
import { SpeedSelect } from './speed-select.tsx'

/** In the flow and sticky: it covers neither the end of the page nor the phone's bottom bar. */
const bar = css({
  position: 'sticky',
  zIndex: 30,
  bottom: 'calc(var(--toast-edge, 0px) + env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title close" "seek seek" "keys keys"',
  alignItems: 'center',
  columnGap: 'var(--s3)',
  padding: 'var(--s2) var(--gutter)',
  background: 'var(--raised)',
  borderTop: '1px solid var(--hairline)',
  [media.tabletUp]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1.2fr) auto',
    gridTemplateAreas: '"title keys seek close"',
  },
  // on small or zoomed viewports it is at the end of the page, since it would cover most of it
  '@media (max-height: 26rem), (max-width: 19em)': { position: 'static' },
  '@media print': { display: 'none' },
})
const title = css({
  gridArea: 'title',
  fontWeight: 600,
  lineHeight: 1.3,
  '& a': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: 'inherit',
  },
  '& small': { display: 'block', color: 'var(--muted)', fontWeight: 400, fontSize: 'var(--t-small)' },
})
const keys = css({
  gridArea: 'keys',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--s1)',
})
const skip = css({ display: 'inline-flex', alignItems: 'center', fontSize: 'var(--t-small)', fontWeight: 600 })
const main = css({
  '& > button': { background: 'var(--accent)', color: 'var(--on-accent)', borderColor: 'var(--accent-edge)' },
  '& > button:hover': { background: 'var(--accent-hover)' },
})

/** The current episode, at the foot of every page. */
export function MiniPlayer() {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const playing = useAtomValue(playingAtom)
  const [next] = useAtomValue(queueAtom)
  if (!playing) return null
  const { episode, status } = playing
  const player = playerOf(ctx)
  const close = () => {
    player.close()
    // the button is unmounted with the player
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  const runs = status === 'playing' || status === 'loading'
  return (
    <section aria-label={t('player.name')} tabIndex={-1} css={bar}>
      <div css={title}>
        <AppLink to={episodePath(episode.id)}>{episode.title}</AppLink>
        {status === 'failed' && <small role="alert">{t('player.failed')}</small>}
        {status === 'loading' && <small>{t('player.loading')}</small>}
      </div>
      <div css={{ gridArea: 'close' }}>
        <IconButton label={t('player.close')} onClick={close}>
          <XIcon />
        </IconButton>
      </div>
      <div css={{ gridArea: 'seek' }}>
        <SeekBar />
      </div>
      <div css={keys}>
        <IconButton label={t('player.back')} onClick={() => player.skip(-BACK)}>
          <span css={skip}>
            <ChevronLeftIcon size="sm" />
            {BACK}
          </span>
        </IconButton>
        <span css={main}>
          {status === 'failed' ? (
            <IconButton label={t('retry')} onClick={player.resume}>
              <RefreshIcon />
            </IconButton>
          ) : (
            <IconButton
              label={runs ? t('player.pause') : t('player.play')}
              onClick={runs ? player.pause : player.resume}
            >
              {runs ? <PauseIcon /> : <PlayIcon />}
            </IconButton>
          )}
        </span>
        <IconButton label={t('player.forward')} onClick={() => player.skip(FORWARD)}>
          <span css={skip}>
            {FORWARD}
            <ChevronRightIcon size="sm" />
          </span>
        </IconButton>
        <SpeedSelect />
        {next && (
          <IconButton ref={keepFocusNear} label={t('player.next', { title: next.title })} onClick={player.next}>
            <NextIcon />
          </IconButton>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {status === 'playing' && t('player.playing', { title: episode.title })}
        {status === 'paused' && t('player.paused', { title: episode.title })}
      </p>
    </section>
  )
}

const NextIcon = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    css={{ width: '1.375rem', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinejoin: 'round' }}
  >
    <path d="M5 5v14l11-7zM19 5v14" />
  </svg>
)
