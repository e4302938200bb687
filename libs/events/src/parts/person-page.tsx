import { AppLink, Page } from '@atrio/tenant-core'
import { ChevronLeftIcon, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  lead?: ReactNode
  /** The page that this one belongs to. */
  back: { to: string; label: string }
  children: ReactNode
}

// a lead may begin with a weekday
const head = css({ paddingTop: 'var(--s4) !important', '& > p::first-letter': { textTransform: 'uppercase' } })

/** A page that is the person's own. */
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
