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
  /** The empty state. */
  none: { title: string; text: string; seed: string }
  empty: boolean
  children: ReactNode
}

/** Layout of a list of texts or videos, or its empty state. */
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
