import { useTranslation } from '@atrio/i18n'
import { chipCss, media, PauseIcon, PlayIcon, PrinterIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { ChordTools, type ChordSettings } from './chord-tools.tsx'
import { ToolSelect } from './tool-parts.tsx'
import { SCROLL_SPEEDS, TOOLS, useAutoScroll, type ScrollSpeed } from './use-auto-scroll.ts'
import { ZoomTools, type ZoomSettings } from './zoom-tools.tsx'

const bar = css({
  position: 'sticky',
  zIndex: 20,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  padding: 'var(--s3) var(--gutter)',
  background: 'var(--paper)',
  borderBlock: '1px solid var(--hairline)',
  // on phones the page is for the song: what is set once scrolls away
  [media.tabletBigDown]: { '&[data-embed="false"]': { position: 'static' } },
  [media.tabletBigUp]: { '&[data-embed="false"]': { top: 'var(--head)' } },
  '@media print': { display: 'none' },
})
const end = css({ display: 'inline-flex', flexWrap: 'wrap', gap: 'var(--s2)', marginLeft: 'auto' })
type Props = {
  /** Null where no chords are seen: nothing to transpose. */
  chords: ChordSettings | null
  /** Null where nothing is written: a score has its viewer's own zoom. */
  zoom: ZoomSettings | null
  embedded: boolean
}

/** What a song's sheet can be set to. */
export function SongTools({ chords, zoom, embedded }: Props) {
  const { t } = useTranslation('praise')
  const [speed, setSpeed] = useState<ScrollSpeed>('medium')
  const [scrolling, setScrolling] = useAutoScroll(speed)
  const speeds = (Object.keys(SCROLL_SPEEDS) as ScrollSpeed[]).map((value) => ({ value, name: t(`scroll.${value}`) }))
  return (
    <div role="group" aria-label={t('tools')} data-embed={embedded} css={bar} {...{ [TOOLS]: '' }}>
      {chords && <ChordTools {...chords} />}
      {zoom && <ZoomTools {...zoom} />}
      <div css={end}>
        {zoom && (
          <>
            <button
              type="button"
              aria-pressed={scrolling}
              css={chipCss}
              onClick={() => setScrolling((before) => !before)}
            >
              {scrolling ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
              {t(scrolling ? 'scroll.stop' : 'scroll.start')}
            </button>
            {scrolling && <ToolSelect label={t('scroll.speed')} value={speed} options={speeds} onChange={setSpeed} />}
          </>
        )}
        <button type="button" css={chipCss} onClick={() => window.print()}>
          <PrinterIcon size="sm" />
          {t('print')}
        </button>
      </div>
    </div>
  )
}
