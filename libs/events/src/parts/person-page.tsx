import { AppLink, Page } from '@atrio/tenant-core'
import { ChevronLeftIcon, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: ReactNode
  /** Link to the parent page. */
  back: { to: string; label: string }
  children: ReactNode
}

// the lead may start with a weekday
const head = css({ paddingTop: 'var(--s4) !important', '& > p::first-letter': { textTransform: 'uppercase' } })

/** Layout of a page of the person's own tickets. */
export const PersonPage = ({ title, lead, back, children }: Props) => (
  <Page title={title} noIndex>
    <div data-print="no">
      <AppLink
        to={back.to}
        css={[linkCss, { margin: 'var(--s2) var(--gutter) 0', color: 'var(--muted)', fontWeight: 400 }]}
      >
        <ChevronLeftIcon size="sm" />
        {back.label}
      </AppLink>
      <PageHeader title={title} lead={lead} css={head} />
    </div>
    <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>{children}</div>
  </Page>
)
