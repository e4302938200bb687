import { castLightCss, kickerCss, leadCss, media, Picture, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css({
  [media.tabletBigUp]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(calc(var(--gutter) + 29.5rem), 41fr) minmax(0, 59fr)',
    minHeight: '37.5rem',
  },
})
const pictureCss = css({
  '&&': { borderRadius: 0, aspectRatio: '390 / 300' },
  [media.tabletBigUp]: {
    '&&': { order: 2, aspectRatio: 'auto', borderRadius: 'var(--radius-window) 0 0 var(--radius-window)' },
  },
})
const words = css({
  padding: 'var(--s6) var(--gutter)',
  [media.tabletBigUp]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: 'var(--s8) var(--s12) var(--s8) var(--gutter)',
  },
})
const titleCss = css({
  fontSize: 'var(--t-display)',
  lineHeight: 1.06,
  letterSpacing: '-.022em',
  margin: '.3em 0 .4em',
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
  '&[data-long="true"]': { fontSize: 'var(--t-1)', lineHeight: 1.1 },
})

/** Characters of a title that still fill a window's height and not more, in the largest type. */
const LONG_TITLE = 40

export type HeroProps = {
  heading: 'h1' | 'h2'
  kicker: ReactNode
  title: string
  text: ReactNode
  action: ReactNode
  image: { url: string; alt: string } | null | undefined
  seed: string
  /** The first of the page: fetched early. */
  first: boolean
}

/** The large picture at the top of home, with its texts. */
export function Hero({ heading: Heading, kicker, title, text, action, image, seed, first }: HeroProps) {
  return (
    <div css={frame}>
      <Picture
        css={pictureCss}
        seed={seed}
        shape="wide"
        src={image?.url}
        alt={image?.alt}
        sizes="(min-width: 64em) 59vw, 100vw"
        priority={first}
      />
      <div css={[castLightCss, words]}>
        {kicker && <p css={kickerCss}>{kicker}</p>}
        <Heading data-long={title.length > LONG_TITLE} css={titleCss}>
          {title}
        </Heading>
        {text && <p css={leadCss}>{text}</p>}
        {action && (
          <Row gap={5} css={{ marginTop: 'var(--s6)' }}>
            {action}
          </Row>
        )}
      </div>
    </div>
  )
}
