import { useTranslation } from '@atrio/i18n'
import { AppLink, Page } from '@atrio/tenant-core'
import { ChevronLeftIcon, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

const body = css(gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '44rem' } })
const back = css(linkCss, { margin: 'var(--s2) var(--gutter) 0', color: 'var(--muted)', fontWeight: 400 })

/** Layout of the page of one note, with a link back to the list. */
export function NotePage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('notes')
  return (
    <Page title={title} noIndex>
      <div data-print="no">
        <AppLink to={paths.list} css={back}>
          <ChevronLeftIcon size="sm" />
          {t('all')}
        </AppLink>
        <PageHeader title={title} />
      </div>
      <div css={body}>{children}</div>
    </Page>
  )
}
