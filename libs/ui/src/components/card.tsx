import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { kickerCss } from '../layout/text.ts'
import { stretchedLinkCss, type LinkWrap } from './link-wrap.ts'

/** The grid row of a card's part, in a `<CardGrid>` that aligns the cards of a row. */
const inRow = { picture: 1, kicker: 2, title: 3, meta: 4, tag: 5 } as const

const frame = css({
  position: 'relative',
  '& .window': { gridRow: inRow.picture, marginBottom: 'var(--s4)' },
  '& .window .glass, & .window img': { transition: 'filter var(--slow)' },
  '&:hover .window .glass': { filter: 'brightness(1.06)' },
  '&:has(:is(a, button):hover) [data-card-title]': { color: 'var(--accent-ink)' },
})

const titles = {
  plain: css({ fontSize: 'var(--t-4)', lineHeight: 1.28, marginBottom: '.25em' }),
  lead: css({ fontSize: 'var(--t-2)', lineHeight: 1.16, margin: '.25em 0 .3em' }),
}

export type CardProps = {
  /** A `<Picture>`: 3:2 for cards, wide for the lead story. */
  picture?: ReactNode
  title: ReactNode
  /** The whole card is this link. Without it the card is only read. */
  link?: LinkWrap | undefined
  /** An italic line above the title: a date, or its parent. */
  kicker?: ReactNode
  meta?: ReactNode
  /** A `<Tag>` below the rest. */
  tag?: ReactNode
  /** `lead` is the one large story of a list. */
  tone?: 'plain' | 'lead'
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
}

/** Window, serif title, muted meta; no frame and no shadow. */
export function Card({
  picture,
  title,
  link,
  kicker,
  meta,
  tag,
  tone = 'plain',
  heading: Heading = 'h3',
  className,
}: CardProps) {
  return (
    <article className={className} css={[frame, link && stretchedLinkCss]}>
      {picture}
      {kicker && <p css={[kickerCss, { gridRow: inRow.kicker, textWrap: 'balance' }]}>{kicker}</p>}
      <Heading data-card-title css={[titles[tone], { gridRow: inRow.title }]}>
        {link ? link(title) : title}
      </Heading>
      {meta && <div css={{ gridRow: inRow.meta, color: 'var(--muted)', lineHeight: 1.45 }}>{meta}</div>}
      {tag && <div css={{ gridRow: inRow.tag, marginTop: 'var(--s2)' }}>{tag}</div>}
    </article>
  )
}
