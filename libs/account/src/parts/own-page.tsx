import { AppLink, Page } from '@atrio/tenant-core'
import { ChevronLeftIcon, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const narrow = css({ paddingBottom: 'var(--section)', '& > *': { maxWidth: '36rem' } })

type Props = {
  title: string
  lead?: ReactNode
  /** Link to the parent page. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** Layout of the pages of a person's own data. */
export const OwnPage = ({ title, lead, back, children }: Props) => (
  <Page title={title} noIndex>
    {back && (
      <AppLink
        to={back.to}
        css={[linkCss, { margin: 'var(--s2) var(--gutter) 0', color: 'var(--muted)', fontWeight: 400 }]}
      >
        <ChevronLeftIcon size="sm" />
        {back.label}
      </AppLink>
    )}
    <PageHeader title={title} lead={lead} />
    <div css={[gutterCss, narrow]}>{children}</div>
  </Page>
)
