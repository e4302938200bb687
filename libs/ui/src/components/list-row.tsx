import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/first-paint.tsx'
import { ArrowUpRightIcon } from '../icons/interface.tsx'
import { stretchedLinkCss, type LinkWrap } from './link-wrap.ts'

const list = css({
  '& > li': { borderTop: '1px solid var(--hairline)' },
  '& > li:last-child': { borderBottom: '1px solid var(--hairline)' },
  '&[data-open] > li:first-of-type': { borderTop: 0 },
  '&[data-open] > li:last-child': { borderBottom: 0 },
})

/** Rows with hairlines between them. `open` removes the outer two, where a title or an edge is adjacent. */
export const Rows = ({ open, className, children }: { open?: boolean; className?: string; children?: ReactNode }) => (
  <ul className={className} data-open={open || undefined} css={list}>
    {children}
  </ul>
)

const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s4)',
  minHeight: '4rem',
  paddingBlock: 'calc(var(--s4) * var(--density))',
  '&:has(:is(a, button):hover) [data-row-title]': { color: 'var(--accent-ink)' },
})

/** In letters of twice the size a phone has no room for words beside a date or buttons: these go above and below. */
const words = css({ flex: '1 1 6.5rem', minWidth: 0, overflowWrap: 'break-word' })
const linked = css(words, { display: 'flex', alignItems: 'center', gap: 'var(--s4)' })

export type ListRowProps = {
  title: ReactNode
  meta?: ReactNode
  /** An icon, a `<DateBadge>`, an `<Avatar>` or a picture of 72 px before the text. */
  leading?: ReactNode
  tag?: ReactNode
  /** A price or a count at the end. */
  trailing?: ReactNode
  /** The whole row is this link or button. */
  link?: LinkWrap | undefined
  /** Target of the link: `inside` the site (chevron) or `outside` (arrow). */
  goes?: 'inside' | 'outside'
  className?: string
}

/** One line of a list, at least 64 px high; titles wrap and are never cut. */
export function ListRow({ title, meta, leading, tag, trailing, link, goes = 'inside', className }: ListRowProps) {
  const text = (
    <div css={words}>
      <div data-row-title css={{ fontWeight: 600, lineHeight: 1.3 }}>
        {link ? link(title) : title}
      </div>
      {meta && <div css={{ color: 'var(--muted)', fontSize: 'var(--t-small)', lineHeight: 1.45 }}>{meta}</div>}
      {tag && <div css={{ marginTop: 'var(--s1)' }}>{tag}</div>}
    </div>
  )
  return (
    <li className={className}>
      <div css={[row, link && stretchedLinkCss]}>
        {leading}
        {link ? (
          <div css={linked}>
            {text}
            {trailing}
            <span css={{ color: 'var(--muted)' }}>
              {goes === 'inside' ? <ChevronRightIcon size="sm" /> : <ArrowUpRightIcon size="sm" />}
            </span>
          </div>
        ) : (
          <>
            {text}
            {trailing}
          </>
        )}
      </div>
    </li>
  )
}
