import { useTranslation } from '@atrio/i18n'
import { Page } from '@atrio/tenant-core'
import { EmptyState, gutterCss, MoreItems, PageHeader, RowsSkeleton, type MoreItemsProps } from '@atrio/ui'
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
  /** The query of a list that comes in pages. */
  more?: MoreItemsProps['query']
  children: ReactNode
}

/** Layout of a list of texts or videos, or its empty state. */
export function ListPage({ title, lead, filters, none, empty, more, children }: Props) {
  const { t } = useTranslation('content')
  const words = { more: t('writing.more'), failed: t('writing.moreFailed'), retry: t('retry') }
  return (
    <Page title={title} description={lead}>
      <PageHeader title={title} lead={lead}>
        {filters}
      </PageHeader>
      <div css={frame}>
        {empty ? <EmptyState heading="h2" seed={none.seed} title={none.title} text={none.text} /> : children}
        {more && <MoreItems query={more} words={words} skeleton={<RowsSkeleton />} />}
      </div>
    </Page>
  )
}
