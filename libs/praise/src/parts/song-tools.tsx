import { useTranslation } from '@atrio/i18n'
import { chipCss, media, PauseIcon, PlayIcon, PrinterIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { DiagramsTool, KeyTools, NotationTool, type ChordSettings } from './chord-tools.tsx'
import { ToolGroup, ToolSelect } from './tool-parts.tsx'
import { SCROLL_SPEEDS, TOOLS, useAutoScroll, useLongerThanWindow, type ScrollSpeed } from './use-auto-scroll.ts'
import { ZoomTools, type ZoomSettings } from './zoom-tools.tsx'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  padding: 'var(--s3) var(--gutter)',
  background: 'var(--paper)',
  borderBottom: '1px solid var(--hairline)',
  'div:empty + &': { borderTop: '1px solid var(--hairline)' },
})
/** The tools used while playing. On phones only these stay visible, in the header's place. */
const playing = css(row, {
  borderTop: '1px solid var(--hairline)',
  '&:empty': { display: 'none' },
  '@supports selector(:has(a))': {
    '@media (max-width: 63.99875em) and (min-height: 40rem)': { position: 'sticky', zIndex: 20, top: 0 },
  },
})
/** Sticky on desktops only: on phones the tools are sticky within the song itself. */
const bar = css({
  display: 'contents',
  [media.tabletBigUp]: {
    position: 'sticky',
    zIndex: 20,
    top: 'var(--head)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s2) var(--s4)',
    padding: 'var(--s3) var(--gutter)',
    background: 'var(--paper)',
    borderBlock: '1px solid var(--hairline)',
    '&[data-embed="true"]': { top: 0 },
    '& > div': { display: 'contents' },
  },
  '@media print': { '&, & > div': { display: 'none' } },
})
const last = css({ marginLeft: 'auto' })
/** Chords, diagrams and the printer fit into one row from 360 px: the printer is its drawing alone there. */
const second = css(row, {
  [media.phoneOnly]: {
    gap: 'var(--s2)',
    '& > button': { paddingInline: '.6rem', '& > span': { display: 'none' } },
  },
})

type Props = {
  /** Null when no chords are shown. */
  chords: ChordSettings | null
  /** Null for a score, whose viewer has its own zoom. */
  zoom: ZoomSettings | null
  embedded: boolean
}

/** Toolbar of a song: key, notation, diagrams, zoom, scrolling, printing. */
export function SongTools({ chords, zoom, embedded }: Props) {
  const { t } = useTranslation('praise')
  const [speed, setSpeed] = useState<ScrollSpeed>('medium')
  const [scrolling, setScrolling] = useAutoScroll(speed)
  const scrolls = useLongerThanWindow() || !embedded
  const speeds = (Object.keys(SCROLL_SPEEDS) as ScrollSpeed[]).map((value) => ({ value, name: t(`scroll.${value}`) }))
  return (
    <div role="group" aria-label={t('tools')} data-embed={embedded} css={bar} {...{ [TOOLS]: '' }}>
      <div css={playing}>
        {chords && <KeyTools {...chords} />}
        {zoom && <ZoomTools {...zoom} />}
        {zoom && scrolls && (
          <>
            <button type="button" css={chipCss} onClick={() => setScrolling((before) => !before)}>
              {scrolling ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
              {t(scrolling ? 'scroll.stop' : 'scroll.start')}
            </button>
            {scrolling && (
              <ToolGroup name={t('scroll.label')} obvious>
                <ToolSelect label={t('scroll.speed')} value={speed} options={speeds} onChange={setSpeed} />
              </ToolGroup>
            )}
          </>
        )}
      </div>
      <div css={second}>
        {chords && <NotationTool {...chords} />}
        {chords && <DiagramsTool {...chords} />}
        <button type="button" aria-label={t('print')} css={[chipCss, last]} onClick={() => window.print()}>
          <PrinterIcon size="sm" />
          <span>{t('print')}</span>
        </button>
      </div>
    </div>
  )
}
