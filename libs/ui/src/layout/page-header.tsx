import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from './media.ts'
import { kickerCss, leadCss } from './text.ts'

const frame = css({
  padding: 'var(--s6) var(--gutter) var(--s8)',
  '& h1': { marginTop: '.1em' },
  [media.tabletBigUp]: { paddingBlock: 'var(--s10) var(--s12)' },
})

export type PageHeaderProps = {
  title: ReactNode
  /** An italic line above the title: a parent page, or a date. */
  kicker?: ReactNode
  lead?: ReactNode
  className?: string
  /** Actions or facts under the lead. */
  children?: ReactNode
}

/** The head of a page: its one `<h1>`. */
export const PageHeader = ({ title, kicker, lead, className, children }: PageHeaderProps) => (
  <header className={className} css={frame}>
    {kicker && <p css={kickerCss}>{kicker}</p>}
    <h1>{title}</h1>
    {lead && <p css={[leadCss, { marginTop: '.5em' }]}>{lead}</p>}
    {children && <div css={{ marginTop: 'var(--s6)' }}>{children}</div>}
  </header>
)
