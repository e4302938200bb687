import type { AskedPrayer } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss, Row } from '@atrio/ui'
import { useLocation } from 'react-router'
import { ResultPage } from '../parts/result-page.tsx'
import { paths } from '../paths.ts'

export default function AskedScreen() {
  const { t } = useTranslation('prayer')
  const wall = useLink('prayer.wall')
  const { inReview } = (useLocation().state ?? {}) as Partial<AskedPrayer>
  return (
    <ResultPage
      title={t('asked.title')}
      text={t(inReview ? 'asked.inReview' : 'asked.text')}
      seed="prayer-asked"
      action={
        <Row>
          <AppLink to={paths.own} css={buttonCss('primary', 'big')}>
            {t('asked.own')}
          </AppLink>
          {wall && (
            <AppLink to={wall} css={buttonCss('line', 'big')}>
              {t('all')}
            </AppLink>
          )}
        </Row>
      }
    />
  )
}
