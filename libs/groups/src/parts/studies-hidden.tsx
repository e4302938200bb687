import { useTranslation } from '@atrio/i18n'
import { Page } from '@atrio/tenant-core'
import { gutterCss, PageHeader } from '@atrio/ui'
import { LoginOffer } from './login-offer.tsx'

/** The church keeps its studies to its members: whoever is none yet may enter or register. */
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
