import { Page } from '@atrio/tenant-core'
import { EmptyState, gutterCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })

type Props = {
  title: string
  lead: string
  /** Filters under the head. */
  filters?: ReactNode
  /** Said where the list is empty. */
  none: { title: string; text: string; seed: string }
  empty: boolean
  children: ReactNode
}

/** A list of what the church writes or shows, or the words that stand in for it. */
export const ListPage = ({ title, lead, filters, none, empty, children }: Props) => (
  <Page title={title} description={lead}>
    <PageHeader title={title} lead={lead}>
      {filters}
    </PageHeader>
    <div css={frame}>
      {empty ? <EmptyState heading="h2" seed={none.seed} title={none.title} text={none.text} /> : children}
    </div>
  </Page>
)
