import { useTranslation } from '@atrio/i18n'
import { Page } from '@atrio/tenant-core'
import { gutterCss, PageHeader } from '@atrio/ui'
import { LoginOffer } from './login-offer.tsx'

/** Studies for members only: visitors may sign in or register. */
export function StudiesHidden() {
  const { t } = useTranslation('groups')
  return (
    <Page title={t('studies.title')} noIndex>
      <PageHeader title={t('studies.title')} lead={t('studies.hidden')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '37rem' } }]}>
        <LoginOffer />
      </div>
    </Page>
  )
}
