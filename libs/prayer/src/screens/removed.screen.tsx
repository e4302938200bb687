import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss } from '@atrio/ui'
import { ResultPage } from '../parts/result-page.tsx'
import { paths } from '../paths.ts'

export default function RemovedScreen() {
  const { t } = useTranslation('prayer')
  const wall = useLink('prayer.wall')
  return (
    <ResultPage
      title={t('removed.title')}
      text={t('removed.text')}
      seed="prayer-removed"
      action={
        <AppLink to={wall ?? paths.own} css={buttonCss('primary', 'big')}>
          {t(wall ? 'all' : 'own.title')}
        </AppLink>
      }
    />
  )
}
