import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { media } from './media.ts'
import { kickerCss } from './text.ts'

export type SectionProps = {
  title: ReactNode
  /** An italic line over the title. */
  kicker?: ReactNode
  /** Muted text under the title. */
  lead?: ReactNode
  /** A quiet link or button under the title. */
  action?: ReactNode
  /** `tint` lies on the church's palest ground. */
  tone?: 'plain' | 'tint'
  id?: string
  className?: string
  children?: ReactNode
}

const frame = css({
  position: 'relative',
  paddingBlock: 'calc(var(--section) * var(--density))',
  paddingInline: 'var(--gutter)',
  'section[data-tone] + &::before': {
    content: '""',
    position: 'absolute',
    insetInline: 'var(--gutter)',
    top: 0,
    height: 1,
    background: 'var(--hairline)',
  },
  '&[data-tone="tint"]': { background: 'var(--tint)' },
  '&[data-tone="tint"]::before, section[data-tone="tint"] + &::before': { display: 'none' },
  [media.tabletBigUp]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: '5rem' },
})

const head = css({
  marginBottom: 'var(--s6)',
  '& h2': { marginTop: '.15em' },
  [media.tabletBigUp]: { marginBottom: 0, '& h2': { fontSize: '1.875rem', lineHeight: 1.16 } },
})

const leadText = css({ marginTop: 'var(--s2)', color: 'var(--muted)', maxWidth: '30ch', textWrap: 'balance' })

/** A part of a page: its title in the margin on desktops, above its content elsewhere. Hairlines part one from the next. */
export function Section({ title, kicker, lead, action, tone = 'plain', id, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} data-tone={tone} aria-labelledby={titleId} className={className} css={frame}>
      <div css={head}>
        {kicker && <p css={kickerCss}>{kicker}</p>}
        <h2 id={titleId}>{title}</h2>
        {lead && <p css={leadText}>{lead}</p>}
        {action && <div css={{ marginTop: 'var(--s2)' }}>{action}</div>}
      </div>
      <div css={{ minWidth: 0 }}>{children}</div>
    </section>
  )
}
