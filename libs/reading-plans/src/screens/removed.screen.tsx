import { useTranslation } from '@atrio/i18n'
import { AppLink, Page } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { useLocation } from 'react-router'
import { pathsBeside } from '../page-paths.ts'

/** Confirms that a plan has been removed from the person's own. */
export default function RemovedScreen() {
  const { t } = useTranslation('readingPlans')
  const { list } = pathsBeside(useLocation().pathname)
  return (
    <Page title={t('removed.title')} noIndex>
      <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
        <EmptyState
          heading="h1"
          seed="plan-removed"
          title={t('removed.title')}
          text={t('removed.text')}
          action={
            <AppLink to={list} css={buttonCss('primary', 'big')}>
              {t('removed.action')}
            </AppLink>
          }
        />
      </div>
    </Page>
  )
}
